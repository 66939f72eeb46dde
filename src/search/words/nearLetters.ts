/** What shows at a glance that words have too little in common with a typed one to be near it. */
export type Letters = {
  /** Of each word which letters it has, by the last five bits of their code units. */
  bits: Int32Array;
  lengths: Uint8Array;
};

/** Reads the letters of some words once: a typo is compared with every word of an index. */
export function lettersOf(words: readonly string[]): Letters {
  return { bits: Int32Array.from(words, letterBits), lengths: Uint8Array.from(words, ({ length }) => length) };
}

/**
 * The words among some that may lie within so many edits of a typed one: each edit changes at most two letters of the
 * set, and the length by one at most.
 * @param isPrefix whether the typed word may be only the beginning of the other
 * @param from position of the first word that is compared, `to` that of the first that is not
 * @returns their positions, ascending
 */
export function mayBeNear(
  typed: string,
  { bits, lengths }: Letters,
  most: number,
  isPrefix: boolean,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const typedBits = letterBits(typed);
  const positions: number[] = [];
  const longest = isPrefix ? Infinity : typed.length + most;
  for (let position = from; position < to; position += 1) {
    const length = lengths[position]!;
    if (length < typed.length - most || length > longest) continue;
    // A beginning lacks letters of the whole; only its own can be out of place.
    const differing = isPrefix ? typedBits & ~bits[position]! : typedBits ^ bits[position]!;
    if (bitCount(differing) <= 2 * most) positions.push(position);
  }
  return positions;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** How many bits are set, without a loop (Hacker's Delight, 5-1). */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
