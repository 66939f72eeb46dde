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
 */
export function mistakableWords(words: readonly string[], index: Index): string[] {
  const context = contextOf(index, false);
  const hasKeysOfOther = (word: string) =>
    inOtherLayout(word, false, context) !== null || inOtherLayout(word, true, context) !== null;
  return unknownWords(words, index).filter((word) => isTakenForOther(word, context) || hasKeysOfOther(word));
}

/**
 * Like `mistakableWords`, for rarer words: those too that only their stem would find, but none that only the keys of
 * another layout would.
 */
export function rareMistakableWords(words: readonly string[], index: Index): string[] {
  const [strange, real] = [contextOf(index, false), contextOf(index, true)];
  const isFoundByStem = (word: string) =>
    literalMeanings(word, true, strange).length > literalMeanings(word, true, real).length;
  return unknownWords(words, index).filter((word) => isFoundByStem(word) || isTakenForOther(word, strange));
}

/** @param isReal whether every word is one that readers know */
function contextOf(index: Index, isReal: boolean): QueryContext {
  return { ...index, isRealWord: () => isReal, lexicon: unpackLexicon("") };
}

function unknownWords(words: readonly string[], { vocabulary, analyzer }: Index): string[] {
  const folded = new Set(words.map(analyzer.fold));
  return [...folded].filter((word) => !hasStem(vocabulary, analyzer.stem(word)));
}

function isTakenForOther(word: string, context: QueryContext): boolean {
  const typed = queryWord(word, [], context.analyzer);
  return (
    nearWords(word, context, false).length > 0 ||
    nearWords(word, context, true).length > 0 ||
    inHalves(word, context) !== null ||
    byLetters(typed, context) !== null ||
    bySound(typed, false, context) !== null
  );
}
