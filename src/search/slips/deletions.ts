import { lettersForOne } from "./editDistance";
import type { MayBeNear } from "./nearLetters";

/**
 * The words among known ones that may lie within one or two edits of a typed one, as `nearByLetters` finds them, for those
 * who ask about very many words: to make it takes half a second and some 50 MB.
 * @param forms compared with words as they are typed @param stems with their stems
 */
export function nearByDeletions(forms: readonly string[], stems: readonly string[]): MayBeNear {
  const begun = new Map<string, number[]>();
  forms.forEach((form, position) => {
    for (let length = lettersForOne - 1; length <= form.length; length += 1) {
      const beginning = form.slice(0, length);
      const positions = begun.get(beginning);
      if (positions) positions.push(position);
      else begun.set(beginning, [position]);
    }
  });
  const [whole, stemmed, beginnings] = [forms, stems, [...begun.keys()]].map(deletionIndex);
  const begunBy = [...begun.values()];
  const sets = new WeakMap<readonly number[], Set<number>>();
  const wantedOf = (found: number[], among: () => readonly number[]) => {
    if (found.length === 0) return [];
    const positions = among();
    const wanted = sets.get(positions) ?? new Set(positions);
    sets.set(positions, wanted);
    return [...new Set(found)].filter((position) => wanted.has(position));
  };
  return {
    forms(typed, most, isPrefix, among) {
      const found = isPrefix
        ? beginnings!(typed, most).flatMap((beginning) => begunBy[beginning]!)
        : whole!(typed, most);
      return wantedOf(found, among);
    },
    stems: (stem, most, among) => wantedOf(stemmed!(stem, most), among),
  };
}

/** Finds the words of a list that may lie within so many edits of a typed one, by their positions; each may come twice. */
type DeletionIndex = (typed: string, most: number) => number[];

const mostEdits = 2;
/** So many buckets for each entry that different words seldom share one. */
const bucketsPerEntry = 4;

/**
 * An index of words by what is left of them without one letter or two: of two words within as many edits some rests are the
 * same (W. Garbe, SymSpell, https://github.com/wolfgarbe/SymSpell).
 */
function deletionIndex(words: readonly string[]): DeletionIndex {
  const rests = words.map((word) => restsOf(word, mostEdits).slice());
  const entryCount = rests.reduce((sum, { length }) => sum + length, 0);
  const mask = 2 ** Math.ceil(Math.log2(entryCount * bucketsPerEntry + 1)) - 1;
  // Positions sorted by their bucket; those of a bucket end where the next one's begin.
  const ends = new Int32Array(mask + 2);
  for (const numbers of rests) for (const number of numbers) ends[(number & mask) + 1]! += 1;
  for (let bucket = 1; bucket < ends.length; bucket += 1) ends[bucket]! += ends[bucket - 1]!;
  const sorted = new Int32Array(entryCount);
  const next = ends.slice();
  rests.forEach((numbers, position) => {
    for (const number of numbers) {
      const bucket = number & mask;
      sorted[next[bucket]!] = position;
      next[bucket]! += 1;
    }
  });
  return (typed, most) => {
    const found: number[] = [];
    for (const number of restsOf(typed, most)) {
      const bucket = number & mask;
      for (let entry = ends[bucket]!; entry < ends[bucket + 1]!; entry += 1) found.push(sorted[entry]!);
    }
    return found;
  };
}

/** Longer words have no rests: nobody types them. */
const longest = 64;
/** Room for what `restsOf` returns, used again and again. */
const room = new Int32Array(1 + longest + (longest * (longest - 1)) / 2);
/** Of the word at hand the numbers of its beginnings, by their lengths. */
const numberOfBeginning = new Int32Array(longest + 1);
/** Of the kind (5 more than a multiple of 8) whose powers all differ: they come again only after 2³⁰ of them (D. Knuth, TAOCP 2, 3.2.1.2). */
const base = 0x811c9dc5;
const powers = new Int32Array(longest + 1).fill(1);
for (let length = 1; length <= longest; length += 1) powers[length] = Math.imul(powers[length - 1]!, base);

/**
 * A number for a word, and for all that is left of it without one letter or two: that of a polynomial, which is soon made of
 * those of parts (R. Karp, M. Rabin, «Efficient randomized pattern-matching algorithms», 1987), its bits mixed.
 */
function restsOf(word: string, most: number): Int32Array {
  const { length } = word;
  if (length > longest) return room.subarray(0, 0);
  for (let at = 0; at < length; at += 1)
    numberOfBeginning[at + 1] = Math.imul(numberOfBeginning[at]!, base) + word.charCodeAt(at);
  /** The number of letters that have a number, with those of the word from one place to before another behind them. */
  const withLetters = (number: number, from: number, to: number) =>
    Math.imul(number - numberOfBeginning[from]!, powers[to - from]!) + numberOfBeginning[to]!;
  let count = 0;
  const note = (number: number) => {
    const mixed = Math.imul(number ^ (number >>> 15), base);
    room[count] = mixed ^ (mixed >>> 15);
    count += 1;
  };
  note(numberOfBeginning[length]!);
  for (let first = 0; first < length && most > 0; first += 1) {
    note(withLetters(numberOfBeginning[first]!, first + 1, length));
    for (let second = first + 1; second < length && most > 1; second += 1)
      note(withLetters(withLetters(numberOfBeginning[first]!, first + 1, second), second + 1, length));
  }
  return room.subarray(0, count);
}
