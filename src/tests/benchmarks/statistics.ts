/**
 * The value below or at which a share of all values lies, by the nearest rank: always one of those that were measured.
 * @param share from 0 to 1 @throws without values
 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}

/** The value in the middle; of an even number the lower one of the two. @throws without values */
export function median(values: number[]): number {
  return percentile(values, 0.5);
}
