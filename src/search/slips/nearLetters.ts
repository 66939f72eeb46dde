/**
 * Finds the words of an index that may lie within so many edits of a typed one, by their positions. `among` says which are
 * compared, and is asked only where something may be near.
 */
export type MayBeNear = {
  /** @param isPrefix whether the typed word may be only the beginning of the other */
  forms(typed: string, most: number, isPrefix: boolean, among: () => readonly number[]): readonly number[];
  stems(stem: string, most: number, among: () => readonly number[]): readonly number[];
};

/** Compares words with the letters of all, which are soon read. */
export function nearByLetters(forms: readonly string[], stems: readonly string[]): MayBeNear {
  const [ofForms, ofStems] = [lettersOf(forms), lettersOf(stems)];
  return {
    forms: (typed, most, isPrefix, among) => mayBeNear(typed, ofForms, most, isPrefix, among()),
    stems: (stem, most, among) => mayBeNear(stem, ofStems, most, false, among()),
  };
}

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
 * The words among some that may lie within so many edits of a typed one: an edit changes two letters of the set, or one
 * letter and the length.
 * @param isPrefix whether the typed word may be only the beginning of the other
 * @param positions of the words that are compared
 * @returns those of them, in the same order
 */
export function mayBeNear(
  typed: string,
  { bits, lengths }: Letters,
  most: number,
  isPrefix: boolean,
  positions: readonly number[],
): number[] {
  const typedBits = letterBits(typed);
  const longest = isPrefix ? Infinity : typed.length + most;
  const near: number[] = [];
  for (const position of positions) {
    const length = lengths[position]!;
    if (length < typed.length - most || length > longest) continue;
    // A beginning lacks letters of the whole; only its own can be out of place.
    const differing = isPrefix ? typedBits & ~bits[position]! : typedBits ^ bits[position]!;
    const inLength = isPrefix ? 0 : Math.abs(length - typed.length);
    if (bitCount(differing) <= 2 * most - inLength) near.push(position);
  }
  return near;
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
