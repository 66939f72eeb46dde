import { searchLimits } from "../../site/searchLimits";
import type { Searcher, SearcherRecord } from "../index/loadSearchIndex";
import { type QueryWord, requiredWords } from "../query/meanings";
import { addExactness } from "./addExactness";
import { pageFactor } from "./pageFactor";
import { matchFlags, scoreWord } from "./scoreWord";

/**
 * A section that has all of the query's words comes before every section that lacks one. A question in a sentence is
 * another matter: few sections have all of its words, and those rather by chance.
 */
const allWordsBonus = 1000;
const mostWordsOfSentence = 2;
/** A heading that, read below its page's title, has all of the words says more than the words here and there. */
const togetherFactor = 1.3;
/** As many pages are examined for exact titles, even when fewer are wanted. */
const fewestExamined = 100;

export type RankedRecord = {
  record: SearcherRecord;
  /** Its index among the records of the searcher. */
  recordNumber: number;
  score: number;
};

/** A page's sections that match, best first. */
export type RankedPage = RankedRecord[];

/** A section of the documentation that has answers. */
export type AnsweringSection = {
  name: string;
  /** How many of its pages match. */
  count: number;
  /** Address of its best page. */
  path: string;
};

export type Ranking = {
  /** Best first; the same words give the same order, always. */
  pages: RankedPage[];
  /** How many pages match in the whole documentation, however many are wanted. */
  total: number;
  /** The section with the best page first. */
  sections: AnsweringSection[];
};

/**
 * Pages that match the words of a query.
 * @param most how many pages are wanted
 * @param section only pages of this section of the documentation
 */
export function rankPages(searcher: Searcher, words: QueryWord[], most: number, section?: string): Ranking {
  const { records, pageOf } = searcher;
  const scores = scoresOf(searcher, words);
  const byScore = (a: number, b: number) =>
    scores[b]! - scores[a]! || (records[a]?.size ?? 0) - (records[b]?.size ?? 0) || a - b;
  // The best record of each page, by the page's number; -1 where nothing matches.
  const best = new Int32Array(searcher.pages.length).fill(-1);
  for (let recordNumber = 0; recordNumber < scores.length; recordNumber += 1) {
    if (scores[recordNumber] === 0) continue;
    const page = pageOf[recordNumber]!;
    if (best[page] === -1 || byScore(recordNumber, best[page]!) < 0) best[page] = recordNumber;
  }
  const firsts = best.filter((recordNumber) => recordNumber >= 0);
  const sectionOf = (recordNumber: number) => records[recordNumber]?.section ?? "";
  const sections = sectionsOf(firsts, records, byScore);
  const inSection = section === undefined ? firsts : firsts.filter((first) => sectionOf(first) === section);
  const examined = Math.max(most, fewestExamined);
  // What is typed exactly is among the best already; only these are looked at so closely.
  const shown = bestOf(inSection, examined, scores).sort(byScore).slice(0, examined);
  const pages = Array.from(shown, (first) =>
    (searcher.pages[pageOf[first]!] ?? []).filter((recordNumber) => scores[recordNumber] !== 0),
  );
  addExactness(searcher, words, pages.flat(), scores);
  for (const page of pages) page.sort(byScore);
  pages.sort(([a = 0], [b = 0]) => byScore(a, b));
  const ranked = (recordNumber: number) => ({
    record: records[recordNumber]!,
    recordNumber,
    score: scores[recordNumber]!,
  });
  return { pages: pages.slice(0, most).map((page) => page.map(ranked)), total: firsts.length, sections };
}

/** Sections of the pages that match, the one with the best page first. @param firsts the best record of each page */
function sectionsOf(
  firsts: Int32Array,
  records: SearcherRecord[],
  byScore: (a: number, b: number) => number,
): AnsweringSection[] {
  const found = new Map<string, { best: number; count: number }>();
  for (const first of firsts) {
    const name = records[first]!.section;
    const { best, count } = found.get(name) ?? { best: first, count: 0 };
    found.set(name, { best: byScore(first, best) < 0 ? first : best, count: count + 1 });
  }
  return [...found]
    .filter(([name]) => name !== "")
    .sort(([, a], [, b]) => byScore(a.best, b.best))
    .map(([name, { best, count }]) => ({ name, count, path: records[best]!.path }));
}

/** So many records that none of the others has a higher score; all whose score is that of the last. */
function bestOf(recordNumbers: Int32Array, count: number, scores: Float64Array): Int32Array {
  if (recordNumbers.length <= count) return recordNumbers;
  // Numbers alone are sorted many times faster than records by a function.
  const sorted = Float64Array.from(recordNumbers, (recordNumber) => scores[recordNumber]!).sort();
  const least = sorted[sorted.length - count]!;
  return recordNumbers.filter((recordNumber) => scores[recordNumber]! >= least);
}

/** What all words together say about each record; 0 where it is no answer. */
function scoresOf(searcher: Searcher, words: QueryWord[]): Float64Array {
  const required = requiredWords(words);
  const isSentence =
    required > mostWordsOfSentence &&
    words.some(({ isOptional, isWhole, isMissing }) => isOptional && !isWhole && !isMissing);
  const tally = tallyOf(searcher, words);
  const factorOf = pageFactor(searcher, words);
  return tally.scores.map((sum, recordNumber) => {
    // A section below a matching title is an answer only when it speaks of the matter itself.
    if (tally.isInSection[recordNumber] === 0) return 0;
    const share = tally.raritySum > 0 ? tally.rarities[recordNumber]! / tally.raritySum : 1;
    const score = sum * (tally.headingWords[recordNumber] === required ? share * togetherFactor : share);
    const hasAllWords = tally.foundWords[recordNumber] === required && !isSentence;
    return score * factorOf(searcher.pageOf[recordNumber]!) + (hasAllWords ? allWordsBonus : 0);
  });
}

/**
 * What all words together say about each record: sums of scores and rarities, whether one of the words is in the
 * section itself, how many of them are found, and how many in its heading.
 */
function tallyOf(searcher: Searcher, words: QueryWord[]) {
  const count = searcher.records.length;
  const tally = {
    scores: new Float64Array(count),
    rarities: new Float64Array(count),
    isInSection: new Uint8Array(count),
    foundWords: new Uint8Array(count),
    headingWords: new Uint8Array(count),
    raritySum: 0,
  };
  // Words of grammar stand nearly everywhere: in a large index they cost the most time and say the least.
  const isLarge = count > searchLimits.recordsPerPart;
  for (const word of words.filter(({ isOptional, isWhole }) => !isLarge || !isOptional || isWhole)) {
    const { scores, matches, rarity } = scoreWord(searcher, word);
    if (!word.isOptional) tally.raritySum += rarity;
    for (let recordNumber = 0; recordNumber < count; recordNumber += 1) {
      const score = scores[recordNumber]!;
      if (score === 0) continue;
      tally.scores[recordNumber]! += score * word.share;
      if (word.isOptional) continue;
      const flags = matches[recordNumber]!;
      tally.rarities[recordNumber]! += rarity;
      tally.foundWords[recordNumber]! += 1;
      if (flags & matchFlags.inSection) tally.isInSection[recordNumber] = 1;
      if (flags & matchFlags.inHeading) tally.headingWords[recordNumber]! += 1;
    }
  }
  return tally;
}
