import type { Compound } from "./compounds";
import { joinMeanings, type Meaning, type QueryWord, shares, weights } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

const longestPhrase = 3;
/** The most telling word of a group comes first. */
const lessTelling = 0.9;

/**
 * Adds what readers mean who say a word.
 * @param isBeingTyped whether an unknown word may be the beginning of one that readers say
 */
export function withLexicon(word: QueryWord, context: QueryContext, isBeingTyped = false): QueryWord {
  const { lexicon, analyzer } = context;
  if (word.isOptional) return word;
  const isKnown = word.meanings.length > 0;
  const said = analyzer.stems(word.word).flatMap((stem) => {
    const isOther = lexicon.heardIn([stem]) !== stem && context.isNoSlang(word.word);
    return isOther ? [] : lexicon.meansOf([stem]);
  });
  const begun = said.length === 0 && isBeingTyped && !isKnown ? lexicon.meansOfBeginning(word.word) : [];
  const meant = meaningsOf([...said, ...begun], weightOfSaid(word), context);
  return meant.length === 0 ? word : { ...word, meanings: joinMeanings(word.meanings, meant) };
}

/** How much what readers say for a word counts beside what the index has of it. */
function weightOfSaid({ word, meanings }: QueryWord): number {
  if (meanings.length === 0) return weights.said;
  const isOnlyBegun = meanings.every(({ stem }) => stem.length > word.length && stem.startsWith(word));
  return isOnlyBegun ? weights.saidOfBegun : weights.saidOfKnown;
}

/** Phrases of a query that readers say for something else, «warm up». */
export function phrases(words: QueryWord[], context: QueryContext): Compound[] {
  return words.flatMap((_, from): Compound[] => {
    for (let to = Math.min(words.length, from + longestPhrase); to > from + 1; to -= 1) {
      const said = words.slice(from, to);
      const means = context.lexicon.meansOf(said.map(({ word }) => context.analyzer.stem(word)));
      const meanings = meaningsOf(means, weights.said, context);
      if (meanings.length === 0 || said.some(({ isWhole }) => isWhole)) continue;
      const word = said.map((one) => one.word).join(" ");
      const whole = { word, meanings, isOptional: false, share: shares.content, corrected: null };
      return [{ whole, halves: said.map((one) => one.word) }];
    }
    return [];
  });
}

function meaningsOf(stems: readonly string[], weight: number, { vocabulary }: QueryContext): Meaning[] {
  return stems
    .filter((stem) => hasStem(vocabulary, stem))
    .map((stem, index) => ({ stem, weight: weight * lessTelling ** index, kind: "other" }));
}
