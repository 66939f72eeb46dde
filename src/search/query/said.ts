import type { Compound } from "./compounds";
import { joinMeanings, type Meaning, type QueryWord, shares, weights } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

const longestPhrase = 3;
/** The most telling word of a group comes first. */
const lessTelling = 0.9;

/** Adds what people mean who say a word. */
export function withLexicon(word: QueryWord, context: QueryContext): QueryWord {
  const weight = word.meanings.length > 0 ? weights.saidOfKnown : weights.said;
  const meant = context.analyzer.stems(word.word).flatMap((stem) => meaningsOf([stem], weight, context));
  return meant.length === 0 ? word : { ...word, meanings: joinMeanings(word.meanings, meant) };
}

/** Phrases of a query that people say for something else, «warm up». */
export function phrases(words: QueryWord[], context: QueryContext): Compound[] {
  return words.flatMap((_, from): Compound[] => {
    for (let to = Math.min(words.length, from + longestPhrase); to > from + 1; to -= 1) {
      const said = words.slice(from, to);
      const meanings = meaningsOf(
        said.map(({ word }) => context.analyzer.stem(word)),
        weights.said,
        context,
      );
      if (meanings.length === 0 || said.some(({ isWhole }) => isWhole)) continue;
      const word = said.map((one) => one.word).join(" ");
      const whole = { word, meanings, isOptional: false, share: shares.content, corrected: null };
      return [{ whole, halves: said.map((one) => one.word) }];
    }
    return [];
  });
}

function meaningsOf(phrase: readonly string[], weight: number, { lexicon, vocabulary }: QueryContext): Meaning[] {
  return lexicon
    .meansOf(phrase)
    .filter((stem) => hasStem(vocabulary, stem))
    .map((stem, index) => ({ stem, weight: weight * lessTelling ** index, kind: "other" }));
}
