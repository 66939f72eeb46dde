import { unpackLexicon } from "../words/lexicon";
import { byLetters } from "./byLetters";
import { bySound } from "./bySound";
import { inHalves } from "./compounds";
import { inOtherLayout } from "./inOtherLayout";
import { queryWord } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";
import { nearWords } from "./withoutTypos";

/**
 * Those of some words that an index does not know and that a query would take for others.
 * @param index its words, how they are read, and what readers type
 * @returns their stems
 */
export function mistakableWords(
  words: readonly string[],
  index: Pick<QueryContext, "vocabulary" | "analyzer" | "phrasesWith">,
): string[] {
  const { vocabulary, analyzer } = index;
  const context: QueryContext = { ...index, realWords: { has: () => false }, lexicon: unpackLexicon("") };
  const folded = words.map(analyzer.fold).filter((word) => !hasStem(vocabulary, analyzer.stem(word)));
  const mistakable = [...new Set(folded)].filter(
    (word) =>
      nearWords(word, context, false).length > 0 ||
      nearWords(word, context, true).length > 0 ||
      inHalves(word, context) !== null ||
      inOtherLayout(word, false, context) !== null ||
      inOtherLayout(word, true, context) !== null ||
      byLetters(queryWord(word, [], analyzer), context) !== null ||
      bySound(queryWord(word, [], analyzer), false, context) !== null,
  );
  return [...new Set(mistakable.map(analyzer.stem))];
}
