/** The product's name stands nearly everywhere: `Indigo X` says as little as a word of grammar, `Indigo 6` says much. */
const productName = { first: ["indigo", "индиго"], second: ["x", "х"] };

/** Whether a folded word, with the one after it, is the product's name. */
export function isProductName(word: string, next: string | undefined): boolean {
  return productName.first.includes(word) && productName.second.includes(next ?? "");
}
