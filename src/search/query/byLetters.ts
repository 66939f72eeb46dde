import { searchLanguages } from "../../languages/languages";
import { meantAs, queryWord, type QueryWord, shares, weights } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

/** Shorter stems are those of too many words. */
const shortestStem = 3;

/**
 * The word of grammar in the letters of the index's own language that one in Latin letters is: «ne» means «не».
 * @returns null when it is none
 */
export function grammarByLetters(word: QueryWord, { analyzer, locale }: QueryContext): QueryWord | null {
  const own = locale ? searchLanguages[locale].script : null;
  const isGrammar = (reading: string) => analyzer.scriptOf(reading) === own && analyzer.isStopWord(reading);
  const meant = analyzer.readingsOf(word.word).find(isGrammar);
  return meant === undefined
    ? null
    : { ...queryWord(word.word, [], analyzer, meant), isOptional: true, share: shares.grammar };
}

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
    if (meant) return meant;
  }
  return null;
}
