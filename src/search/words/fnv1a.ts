/** The number of no letters. */
export const fnvBasis = 0x811c9dc5;

/** The number of some letters and one more, by its code unit; signed. */
export function withLetter(number: number, letter: number): number {
  return Math.imul(number ^ letter, 0x01000193);
}

/**
 * A number from 0 to before 2³² that tells texts apart, but is no cryptographic digest: FNV-1a over code units
 * (http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function fnv1a(text: string): number {
  let hash = fnvBasis;
  for (let at = 0; at < text.length; at += 1) hash = withLetter(hash, text.charCodeAt(at));
  return hash >>> 0;
}
