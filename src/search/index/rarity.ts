/** In long queries rare words would outvote all others. */
const rarityPower = 0.75;

/**
 * How much a word says: inverse document frequency (Spärck Jones, 1972), so rarer words more.
 * @param total how many records or pages there are
 * @param found how many of them have the word
 */
export function rarityOf(total: number, found: number): number {
  return Math.log(1 + total / Math.max(found, 1)) ** rarityPower;
}
