import { bitsOfDigit, digitAt, digits } from "./digits";
import { fnv1a } from "./fnv1a";
import { lowerBound } from "./lowerBound";

/** Tells whether a word belongs to a set; one in 1024 of the words that do not is taken for one that does. */
export type WordSet = { has(word: string): boolean };

/** Bits of each difference that are written as they are; with 10 of them one strange word in 1024 is taken for a known one. */
const plainBits = 10;
const spread = 2 ** plainBits;
const markDigits = 4;

/**
 * A set of words as a text that is small to send: numbers made of the words, sorted, and their differences in Golomb's
 * code (F. Putze, P. Sanders, J. Singler, «Cache-, Hash- and Space-Efficient Bloom Filters», 2009), twelve bits a word.
 * @param strangers words that must not be taken for some of the set
 * @returns the number of words, the code, and where there are strangers that would be, their marks, with spaces between
 */
export function packWordSet(words: Iterable<string>, strangers: Iterable<string> = []): string {
  const unique = [...new Set(words)];
  const numbers = unique.map((word) => numberOf(word, unique.length)).sort((a, b) => a - b);
  let bits = "";
  numbers.forEach((number, index) => {
    const difference = number - (numbers[index - 1] ?? 0);
    const plain = (difference % spread).toString(2).padStart(plainBits, "0");
    bits += `${"1".repeat(Math.floor(difference / spread))}0${plain}`;
  });
  const code = (bits.match(/.{1,6}/g) ?? []).map((chunk) => digits.charAt(parseInt(chunk.padEnd(bitsOfDigit, "0"), 2)));
  const [known, taken] = [new Set(unique), new Set(numbers)];
  const wrong = [...strangers].filter((word) => !known.has(word) && taken.has(numberOf(word, unique.length)));
  const marks = [...new Set(wrong.map(markOf))].join("");
  return `${unique.length} ${code.join("")}${marks && ` ${marks}`}`;
}

/** Reads what `packWordSet` wrote, when it is first asked about a word; of anything else comes a set that has no words. */
export function unpackWordSet(packed: string): WordSet {
  const [size = "", code = "", marks = ""] = packed.split(" ");
  const isWhole = /^\d+$/.test(size) && Number(size) * (plainBits + 1) <= code.length * bitsOfDigit;
  const count = isWhole ? Number(size) : 0;
  const strangers: readonly string[] = marks.match(new RegExp(`.{${markDigits}}`, "g")) ?? [];
  let numbers: Float64Array | null = null;
  return {
    has(word) {
      numbers ??= unpackNumbers(code, count);
      const number = numberOf(word, count);
      return numbers[lowerBound(numbers, number)] === number && !strangers.includes(markOf(word));
    },
  };
}

function unpackNumbers(code: string, count: number): Float64Array {
  const values = Uint8Array.from({ length: code.length }, (_, index) => digitAt(code, index));
  const end = values.length * bitsOfDigit;
  const bitAt = (position: number) =>
    (values[Math.floor(position / bitsOfDigit)]! >> (bitsOfDigit - 1 - (position % bitsOfDigit))) & 1;
  const numbers = new Float64Array(count);
  let [position, last] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    let difference = 0;
    while (position < end && bitAt(position) === 1) {
      difference += spread;
      position += 1;
    }
    position += 1;
    let plain = 0;
    for (let bit = 0; bit < plainBits; bit += 1) plain = plain * 2 + bitAt(position + bit);
    position += plainBits;
    last += difference + plain;
    numbers[index] = last;
  }
  return numbers;
}

/** A number from 0 to before `spread` times the count. */
function numberOf(word: string, count: number): number {
  return Math.floor((mixed(fnv1a(word)) / 2 ** 32) * count * spread);
}

/** What tells a word from others with its number: bits of which the number is not made. */
function markOf(word: string): string {
  const bits = mixed(fnv1a(word));
  return Array.from({ length: markDigits }, (_, at) =>
    digits.charAt((bits >>> (at * bitsOfDigit)) % digits.length),
  ).join("");
}

/** Spreads words that differ in their last letters, which change few of FNV's upper bits: the end of MurmurHash3 (https://github.com/aappleby/smhasher). */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
