import type { Derivation, Lexicons } from "../../languages/language";
import { type IndexOfWords, mistakableWords } from "../query/mistakableWords";
import { isAlone } from "../query/kin";
import { unrelatedWords } from "../query/unrelatedWords";
import type { QueryContext } from "../query/vocabulary";
import type { Analyzer } from "../words/analyzer";
import { familyTest } from "../words/family";
import type { Lexicon } from "../words/lexicon";
import { lettersForOne } from "../slips/editDistance";
import { swapsOf } from "../slips/swapsOf";
import { packWordSet, unpackWordSet } from "../words/wordSet";
import { noSlang } from "./noSlang";

/**
 * Words of readers that no record has, see `packWordSet`: those that are no typos, as stems or as they are written, and the
 * stems of those that begin as words of the records do and are not of their families, and of those that end as slang does.
 */
export type PackedRealWords = { realStems?: string; realWords?: string; unrelatedStems?: string; noSlang?: string };

/**
 * Words that readers know: of the index's language the common and the rarer ones, with or without all forms of each, and
 * common ones of other languages; and how the language makes words of words.
 */
export type WordsOfReaders = {
  realWords?: readonly string[];
  rareWords?: { words: readonly string[]; haveAllForms: boolean };
  wordsOfOthers?: readonly string[];
  derivation?: Derivation | undefined;
};

/** Rarer words that only begin alike are many where they are longer, and an answer says which word no page has. */
const longestUnrelated = 8;

/**
 * Packs those words that queries would take for others.
 * @param index which words records have, how they are read, and what readers type
 * @param said what readers say, and what of it the index knows
 * @returns the common ones, for the first entry, and all others, for the last
 */
export function packRealWords(
  { realWords = [], rareWords = { words: [], haveAllForms: false }, wordsOfOthers = [], derivation }: WordsOfReaders,
  index: IndexOfWords,
  said?: { lexicons: Lexicons; lexicon: Lexicon },
): { common: PackedRealWords; rare: PackedRealWords } {
  const { stem } = index.analyzer;
  // The slip that fingers make most must not pass for a word by chance.
  const swaps = index.vocabulary.forms.filter(({ length }) => length >= lettersForOne).flatMap(swapsOf);
  const swappedStems = swaps.map(stem);
  const common = new Set(mistakableWords(realWords, index).map(stem));
  const others = mistakableWords(wordsOfOthers, index).map(stem);
  const known = [...realWords, ...rareWords.words];
  const mayBeUnrelated = [...realWords, ...rareWords.words.filter(({ length }) => length <= longestUnrelated)];
  const unrelated = new Set(derivation ? unrelatedWords(mayBeUnrelated, index, familyTest(derivation)).map(stem) : []);
  const isUnrelated = (word: string) => unrelated.has(stem(word));
  const isKnown = (word: string) => common.has(stem(word)) || isAlone(word, { ...index, isUnrelated });
  const plain = said && derivation ? noSlang(known, index, said.lexicon, { ...said, derivation }).map(stem) : [];
  const rare = mistakableWords(rareWords.words, index, false).filter((word) => !isKnown(word));
  return {
    common: packed("realStems", [...common], swappedStems),
    rare: {
      ...packed("realStems", rareWords.haveAllForms ? others : [...others, ...rare.map(stem)], swappedStems),
      ...packed("realWords", rareWords.haveAllForms ? rare : [], swaps),
      ...packed("unrelatedStems", [...unrelated]),
      ...packed("noSlang", plain),
    },
  };
}

function packed(
  name: keyof PackedRealWords,
  words: readonly string[],
  strangers: readonly string[] = [],
): PackedRealWords {
  return words.length > 0 ? { [name]: packWordSet(words, strangers) } : {};
}

/** Says of folded words whether they are among those that were packed; null where none were. */
export function readRealWords(
  { realStems, realWords, unrelatedStems, noSlang: plainStems }: PackedRealWords,
  { stem }: Analyzer,
): Pick<QueryContext, "isRealWord" | "isUnrelated" | "isNoSlang"> | null {
  const sets = [realStems, realWords, unrelatedStems, plainStems];
  if (sets.every((one) => one === undefined)) return null;
  const [stems, words, unrelated, plain] = sets.map((one = "") => unpackWordSet(one));
  return {
    isRealWord: (word) => stems!.has(stem(word)) || words!.has(word),
    isUnrelated: (word) => unrelated!.has(stem(word)),
    isNoSlang: (word) => plain!.has(stem(word)),
  };
}
