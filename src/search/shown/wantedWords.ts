import type { Analyzer } from "../words/analyzer";

/** From which to before which offset of a text is to be marked. */
export type Mark = [from: number, to: number];

/** A wanted word in a text: which of the sets of stems it belongs to, the first of them, and where it stands. */
export type Found = { index: number; start: number; end: number };

/** Finds the wanted words of a text, in whatever form, in order. */
export type WordFinder = (text: string) => Found[];

/** Makes a finder of words by their stems. It remembers the words that it has been asked about. */
export function wordFinder(sets: readonly ReadonlySet<string>[], { wordsIn, stems }: Analyzer): WordFinder {
  const remembered = new Map<string, number>();
  // Most words of a text begin otherwise than all that are wanted: they need no stemming.
  const beginnings = new Set(sets.flatMap((set) => Array.from(set, firstLetter)));
  const letters = new Set(Array.from(beginnings, (letter) => letter.charCodeAt(0)));
  const indexOf = (word: string) => {
    if (!beginnings.has(firstLetter(word))) return -1;
    const cached = remembered.get(word);
    if (cached !== undefined) return cached;
    const forms = [word, ...stems(word)];
    const index = sets.findIndex((set) => forms.some((form) => set.has(form)));
    remembered.set(word, index);
    return index;
  };
  return (text) => {
    const found: Found[] = [];
    for (const { word, start, end } of wordsIn(text, letters)) {
      const index = indexOf(word);
      if (index >= 0) found.push({ index, start, end });
    }
    return found;
  };
}

/** Where words that were found stand. */
export function marksOf(found: readonly Found[]): Mark[] {
  return found.map(({ start, end }) => [start, end]);
}

const plainLetters = new Map<string, string>();

/** The first letter of a word or a stem, without marks: stemmers take these off, «überprüf» is `uberpruf`. */
function firstLetter(word: string): string {
  const letter = word.charAt(0);
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize("NFD").charAt(0);
  plainLetters.set(letter, plain);
  return plain;
}
