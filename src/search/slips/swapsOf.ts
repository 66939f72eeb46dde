/** All that a word becomes where fingers swap two neighbouring letters. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at]!, ...letters.slice(at + 2)].join(""))
    .filter((swapped) => swapped !== word);
}
