/** A word of a text: folded, and from which to before which offset it stands in the original. */
export type Word = { word: string; start: number; end: number };

const wordForm = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Cuts a text into words the way every part of search sees them: letters and digits only, folded. */
export function wordsIn(text: string, fold: (word: string) => string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordForm)) {
    const word = fold(match[0]);
    if (word) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/**
 * Lower case, compatible forms made one (NFKC), no invisible marks, look-alike letters of one script.
 * @param letters letters that are folded in the languages at hand: `ё` → `е`
 */
export function foldWord(word: string, letters: ReadonlyMap<string, string>): string {
  let folded = word.normalize("NFKC").toLowerCase().replace(invisible, "");
  for (const [letter, plain] of letters) folded = folded.replaceAll(letter, plain);
  return /[a-z]/.test(folded) && /[а-я]/.test(folded) ? withoutLookAlikes(folded) : folded;
}

// Letters that look the same in both alphabets, in pairs. Capital forms count: «В», «М», «Н», «Т».
const latin = "aceopxykmhtb";
const cyrillic = "асеорхукмнтв";

/** Gives a word of two scripts the one it is meant in: that of the letters that have no twin in the other. */
function withoutLookAlikes(word: string): string {
  if (![...word].some((letter) => /[a-z]/.test(letter) && !latin.includes(letter))) {
    return word.replace(/[a-z]/g, (letter) => cyrillic.charAt(latin.indexOf(letter)));
  }
  if (![...word].some((letter) => /[а-я]/.test(letter) && !cyrillic.includes(letter))) {
    return word.replace(/[а-я]/g, (letter) => latin.charAt(cyrillic.indexOf(letter)));
  }
  return word;
}

/** How many letters two words have in common from the beginning. */
export function sharedLetters(first: string, second: string): number {
  let count = 0;
  while (count < first.length && first[count] === second[count]) count += 1;
  return count;
}
