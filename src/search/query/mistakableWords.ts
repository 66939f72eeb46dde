import { unpackLexicon } from "../words/lexicon";
import { byLetters } from "./byLetters";
import { bySound } from "./bySound";
import { inHalves } from "./compounds";
import { inOtherLayout } from "./inOtherLayout";
import { literalMeanings, queryWord } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";
import { nearWords } from "./withoutTypos";

type Index = Pick<QueryContext, "vocabulary" | "analyzer" | "phrasesWith">;

/**
 * Those of some words that an index does not know and that a query would take for others, each in one form.
 * @param index its words, how they are read, and what readers type
 * @param hasLayouts whether the keys of other layouts are looked at, too: of rarer words next to none has those of another
 */
export function mistakableWords(words: readonly string[], index: Index, hasLayouts = true): string[] {
  const context = contextOf(index, false);
  return unknownWords(words, index).filter((word) => {
    const typed = queryWord(word, [], index.analyzer);
    return (
      nearWords(word, context, false).length > 0 ||
      nearWords(word, context, true).length > 0 ||
      inHalves(word, context) !== null ||
      byLetters(typed, context) !== null ||
      bySound(typed, false, context) !== null ||
      (hasLayouts && [false, true].some((isLast) => inOtherLayout(word, isLast, context) !== null))
    );
  });
}

/** Those of some words that an index does not know and of which the stem alone begins others: readers do not mean these. */
export function wordsBegunByStem(words: readonly string[], index: Index): string[] {
  const [strange, real] = [contextOf(index, false), contextOf(index, true)];
  return unknownWords(words, index).filter(
    (word) => literalMeanings(word, true, strange).length > literalMeanings(word, true, real).length,
  );
}

/** @param isReal whether every word is one that readers know */
function contextOf(index: Index, isReal: boolean): QueryContext {
  return { ...index, isRealWord: () => isReal, lexicon: unpackLexicon("") };
}

function unknownWords(words: readonly string[], { vocabulary, analyzer }: Index): string[] {
  const folded = new Set(words.map(analyzer.fold));
  return [...folded].filter((word) => !hasStem(vocabulary, analyzer.stem(word)));
}
