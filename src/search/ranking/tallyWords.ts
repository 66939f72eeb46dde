import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";
import { addPhrases } from "./likePhrases";
import { matchFlags, scoreWord } from "./scoreWord";

/** A denial is a word of grammar in most sentences, and what some are about. */
const denialShare = 0.59;
/**
 * What a pasted name counts among what readers type for a page: a sixth in the end, as `likenessOfPages` compares it with
 * the whole phrase. The other words of such a query count nothing there.
 */
const nameShare = 0.5;

/** What all words of a query together say about each record and page, by their numbers. */
export type Tally = {
  scores: Float64Array;
  /** Which part of the query's words a record or a page has, by their rarity, from 0 to 1. */
  coverage: Float64Array;
  pageScores: Float64Array;
  pageCoverage: Float64Array;
  /** Whether one of the words is in the section itself, not only in its page's title. */
  isInSection: Uint8Array;
  /** How many of the words stand in the heading, or in the title above it. */
  headingWords: Uint8Array;
  /** What the words say for each phrase of keywords, see `addPhrases`. */
  phrases: Float64Array;
};

/** Sums up what the words of a query say, grammar among them, though an answer need not have it. */
export function tallyWords(searcher: Searcher, words: QueryWord[]): Tally {
  const { records, pages, analyzer } = searcher;
  const tally: Tally = {
    scores: new Float64Array(records.length),
    coverage: new Float64Array(records.length),
    pageScores: new Float64Array(pages.length),
    pageCoverage: new Float64Array(pages.length),
    isInSection: new Uint8Array(records.length),
    headingWords: new Uint8Array(records.length),
    phrases: new Float64Array(searcher.phrases.recordOf.length),
  };
  // Who pastes a name, or types what texts write as one word, looks for where it stands rather than for what others ask.
  const isName = words.some(({ isWhole }) => isWhole);
  let [raritySum, pageRaritySum] = [0, 0];
  for (const word of words) {
    const { scores, matches, rarity, pageScores, pageRarity } = scoreWord(searcher, word);
    const share = analyzer.isDenial(word.word) && !word.isOptional ? denialShare * word.share : word.share;
    const asked = word.isOptional ? 0 : share;
    if (!isName) addPhrases(searcher, word, share, tally.phrases);
    else if (word.isWhole) addPhrases(searcher, word, share * nameShare, tally.phrases);
    raritySum += rarity * asked;
    pageRaritySum += pageRarity * asked;
    for (let page = 0; page < pages.length; page += 1) {
      if (pageScores[page] === 0) continue;
      tally.pageScores[page]! += pageScores[page]! * share;
      tally.pageCoverage[page]! += pageRarity * asked;
    }
    for (let recordNumber = 0; recordNumber < records.length; recordNumber += 1) {
      if (scores[recordNumber] === 0) continue;
      tally.scores[recordNumber]! += scores[recordNumber]! * share;
      if (word.isOptional) continue;
      tally.coverage[recordNumber]! += rarity * asked;
      const flags = matches[recordNumber]!;
      if (flags & matchFlags.inSection) tally.isInSection[recordNumber] = 1;
      if (flags & matchFlags.inHeading) tally.headingWords[recordNumber]! += 1;
    }
  }
  divide(tally.coverage, raritySum);
  divide(tally.pageCoverage, pageRaritySum);
  return tally;
}

function divide(values: Float64Array, by: number): void {
  for (let index = 0; index < values.length; index += 1) values[index] = by > 0 ? values[index]! / by : 1;
}
