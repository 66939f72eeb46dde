import { meantAs, type QueryWord, weights } from "./meanings";
import { formOf, hasStem, type QueryContext } from "./vocabulary";

/** Shorter stems are those of too many words. */
const shortestStem = 3;

/**
 * The word in the letters of its own language that one in Latin letters is, in whatever form: `kodami` means «код».
 * @returns null when the index has none
 */
export function byLetters({ word }: QueryWord, context: QueryContext): QueryWord | null {
  const { analyzer, vocabulary } = context;
  const isKnown = (stem: string) => stem.length >= shortestStem && hasStem(vocabulary, stem);
  for (const reading of analyzer.readingsOf(word)) {
    const stem = analyzer.stems(reading).find(isKnown);
    const meant = stem === undefined ? null : meantAs(word, reading, weights.layout, context);
    // What the answer is said to be for is spelt as the docs do.
    if (stem !== undefined && meant) return { ...meant, corrected: formOf(vocabulary, stem) };
  }
  return null;
}
