import { isAlike, literalMeanings, queryWord, withKin } from "./meanings";
import { mayBeAlone } from "./kin";
import { contextOf, type IndexOfWords, unknownWords } from "./mistakableWords";

/**
 * Those of some words that an index does not know and that a query would take for words which begin alike, though none of
 * these is of their family: «transparency» for `transport`, «winding» for `window`.
 * @param isFamily tells whether two stems are of one family
 */
export function unrelatedWords(
  words: readonly string[],
  index: IndexOfWords,
  isFamily: (stem: string, other: string) => boolean,
): string[] {
  const context = contextOf(index);
  return unknownWords(words, index).filter((word) => {
    if (!mayBeAlone(word)) return false;
    const typed = queryWord(word, literalMeanings(word, false, context), index.analyzer);
    const alike = withKin(typed, context).meanings.filter(
      (meaning) => isAlike(meaning) && !meaning.stem.startsWith(word),
    );
    const own = index.analyzer.stems(word);
    return alike.length > 0 && !alike.some(({ stem }) => own.some((one) => isFamily(one, stem)));
  });
}
