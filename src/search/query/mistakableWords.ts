import { unpackLexicon } from "../words/lexicon";
import { nearByDeletions } from "../slips/deletions";
import type { MayBeNear } from "../slips/nearLetters";
import { byLetters } from "./byLetters";
import { bySound } from "./bySound";
import { inHalves, withDenialApart } from "./compounds";
import { inOtherLayout } from "./inOtherLayout";
import { queryWord } from "./meanings";
import { hasStem, type QueryContext, type Vocabulary } from "./vocabulary";
import { nearWords } from "./withoutTypos";

/** The words of an index, how they are read, where they stand, and what readers type. */
export type IndexOfWords = Pick<QueryContext, "vocabulary" | "analyzer" | "phrasesWith" | "recordsWith">;

/**
 * Those of some words that an index does not know and that a query would take for others, each in one form.
 * @param index its words, how they are read, and what readers type
 * @param hasLayouts whether the keys of other layouts are looked at, too: of rarer words next to none has those of another
 */
export function mistakableWords(words: readonly string[], index: IndexOfWords, hasLayouts = true): string[] {
  const context = contextOf(index);
  const mayBeNear = mayBeNearIn(index);
  return unknownWords(words, index).filter((word) => {
    const typed = queryWord(word, [], index.analyzer);
    return (
      [false, true].some((isPrefix) => nearWords(word, context, isPrefix, mayBeNear).length > 0) ||
      inHalves(word, context) !== null ||
      withDenialApart(word, false, context) !== null ||
      byLetters(typed, context) !== null ||
      bySound(typed, false, context) !== null ||
      (hasLayouts && [false, true].some((isLast) => inOtherLayout(word, isLast, context) !== null))
    );
  });
}

const known = new WeakMap<Vocabulary, MayBeNear>();

function mayBeNearIn({ vocabulary }: IndexOfWords): MayBeNear {
  const mayBeNear = known.get(vocabulary) ?? nearByDeletions(vocabulary.forms, vocabulary.stems);
  known.set(vocabulary, mayBeNear);
  return mayBeNear;
}

const knowsNone = { isRealWord: () => false, isUnrelated: () => false, isNoSlang: () => false };

/** To ask of an index what it takes words for that readers know. */
export function contextOf(index: IndexOfWords): QueryContext {
  return { ...index, ...knowsNone, lexicon: unpackLexicon("") };
}

/** Those of some words that an index does not know and no language sets apart, folded. */
export function unknownWords(words: readonly string[], { vocabulary, analyzer }: IndexOfWords): string[] {
  const folded = new Set(words.map(analyzer.fold));
  return [...folded].filter((word) => !hasStem(vocabulary, analyzer.stem(word)) && !analyzer.isApart(word));
}
