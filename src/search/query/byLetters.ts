import { searchLanguages } from "../../languages/languages";
import { meantAs, queryWord, type QueryWord, shares, weights } from "./meanings";
import { formOf, hasStem, mayHaveStemOf, type QueryContext } from "./vocabulary";

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
  const known = analyzer.readingsOf(word).flatMap((reading) => {
    if (!mayHaveStemOf(vocabulary, reading)) return [];
    const stem = analyzer.stems(reading).find((one) => one.length >= shortestStem && hasStem(vocabulary, one));
    return stem === undefined ? [] : [{ reading, isSpelt: formOf(vocabulary, stem) === reading }];
  });
  // Of «аккаунть» and «аккаунт», which have one stem, the second is a word of the texts.
  const likeliest = (known.find(({ isSpelt }) => isSpelt) ?? known[0])?.reading;
  return likeliest === undefined ? null : meantAs(word, likeliest, weights.layout, context);
}
