import { sharedLetters } from "../words/splitWords";

/** From so many letters on a word may have one edit, and two. An edit makes another word of too many shorter ones. */
export const lettersForOne = 5;
const lettersForTwo = 8;
/** From so many on it may be any, whatever fingers and ears make, in languages that have many forms of a word. */
export const lettersForAny = 7;

/** How many edits a word of some length may have. */
export function allowedEdits(word: string): number {
  if (word.length < lettersForOne || /\d/.test(word)) return 0;
  return word.length < lettersForTwo ? 1 : 2;
}

/**
 * Edits between a typed word and a known one: letters missing, added or wrong, and neighbours swapped, each one
 * (optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 * @param most where to stop counting; the result is `most + 1` then
 * @param isPrefix whether the typed word may be only the beginning of the known one
 */
export function editDistance(typed: string, known: string, most: number, isPrefix = false): number {
  const difference = typed.length - known.length;
  if (difference > most || (!isPrefix && -difference > most) || typed.length >= rowLength) return most + 1;
  const width = Math.min(known.length, typed.length + most, rowLength - 2);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    // What lies farther from the diagonal has more edits than are counted (E. Ukkonen, 1985).
    const [from, to] = [Math.max(1, row - most), Math.min(width, row + most)];
    current[from - 1] = from === 1 ? row : most + 1;
    let least = current[from - 1]!;
    for (let column = from; column <= to; column += 1) {
      const knownLetter = known.charCodeAt(column - 1);
      let count = last[column - 1]! + (letter === knownLetter ? 0 : 1);
      if (last[column]! < count) count = last[column]! + 1;
      if (current[column - 1]! < count) count = current[column - 1]! + 1;
      const isSwap =
        row > 1 && column > 1 && letter === known.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === knownLetter;
      if (isSwap && beforeLast[column - 2]! < count) count = beforeLast[column - 2]! + 1;
      current[column] = count;
      if (count < least) least = count;
    }
    current[to + 1] = most + 1;
    if (least > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const end = isPrefix ? leastOf(last, Math.max(0, typed.length - most), width) : last[width]!;
  return Math.min(end, most + 1);
}

function leastOf(row: Uint8Array, from: number, to: number): number {
  let least = row[to]!;
  for (let column = from; column < to; column += 1) least = Math.min(least, row[column]!);
  return least;
}

/** Whether a typed word lacks one letter of a known one, or has two neighbours of it swapped: slips that are no other word. */
export function lacksOrSwaps(typed: string, known: string): boolean {
  const at = sharedLetters(typed, known);
  if (known.length === typed.length + 1) return typed.slice(at) === known.slice(at + 1);
  const swapped = known.charAt(at + 1) + known.charAt(at) + known.slice(at + 2);
  return typed !== known && typed.slice(at) === swapped;
}

// Rows of the table above, made once: a typo is compared with every word of the index.
const rowLength = 64;
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(rowLength),
  new Uint8Array(rowLength),
  new Uint8Array(rowLength),
];
