import { mistakableWords, wordsBegunByStem } from "../query/mistakableWords";
import type { QueryContext } from "../query/vocabulary";
import type { Analyzer } from "../words/analyzer";
import { packWordSet, unpackWordSet } from "../words/wordSet";

/** Words of readers that no record has and that are no typos, see `packWordSet`: stems, or words as they are written. */
export type PackedRealWords = { realStems?: string; realWords?: string };

/**
 * Words that readers know: of the index's language the common and the rarer ones, with or without all forms of each, and
 * common ones of other languages.
 */
export type WordsOfReaders = {
  realWords?: readonly string[];
  rareWords?: { words: readonly string[]; haveAllForms: boolean };
  wordsOfOthers?: readonly string[];
};

/**
 * Packs those words that queries would take for others.
 * @param index which words records have, how they are read, and what readers type
 * @returns the common ones, for the first entry, and all others, for the last
 */
export function packRealWords(
  { realWords = [], rareWords = { words: [], haveAllForms: false }, wordsOfOthers = [] }: WordsOfReaders,
  index: Pick<QueryContext, "vocabulary" | "analyzer" | "phrasesWith">,
): { common: PackedRealWords; rare: PackedRealWords } {
  const { stem } = index.analyzer;
  const common = new Set(mistakableWords(realWords, index).map(stem));
  const others = mistakableWords(wordsOfOthers, index).map(stem);
  const rare = [
    ...mistakableWords(rareWords.words, index, false),
    ...wordsBegunByStem([...realWords, ...rareWords.words], index),
  ].filter((word) => !common.has(stem(word)));
  return {
    common: packedStems([...common]),
    rare: rareWords.haveAllForms
      ? { ...packedStems(others), ...packedWords(rare) }
      : packedStems([...others, ...rare.map(stem)]),
  };
}

function packedStems(stems: readonly string[]): PackedRealWords {
  return stems.length > 0 ? { realStems: packWordSet(stems) } : {};
}

function packedWords(words: readonly string[]): PackedRealWords {
  return words.length > 0 ? { realWords: packWordSet(words) } : {};
}

/** Says of a folded word whether it is one of those that were packed; null where none were. */
export function readRealWords(
  { realStems, realWords }: PackedRealWords,
  { stem }: Analyzer,
): ((word: string) => boolean) | null {
  if (realStems === undefined && realWords === undefined) return null;
  const [stems, words] = [unpackWordSet(realStems ?? ""), unpackWordSet(realWords ?? "")];
  return (word) => stems.has(stem(word)) || words.has(word);
}
