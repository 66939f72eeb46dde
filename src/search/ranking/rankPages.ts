import type { Searcher, SearcherRecord } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";
import { addExactness } from "./addExactness";
import { landingOf, questionFactor } from "./landing";
import { likenessOfPages } from "./likePhrases";
import { pageFactor } from "./pageFactor";
import { putPeopleFirst } from "./peopleFirst";
import { type Tally, tallyWords } from "./tallyWords";

/** How much the rest of its page says for a section: who asks in many words often finds some here and some there. */
const pageShare = 0.73;
/** A page has a word more easily than a section, so that it says less how many of them it has. */
const pageCoveragePower = 0.7;
/** A heading that asks what the reader asks: so much of either is in the other. */
const sameQuestion = 0.82;
/** As many pages are examined for exact titles, even when fewer are wanted. */
const fewestExamined = 100;

export type RankedRecord = {
  record: SearcherRecord;
  /** Its index among the records of the searcher. */
  recordNumber: number;
  score: number;
  /** How much it answers beside the other sections of its page, see `landingOf`; worked out for those that are shown. */
  landing(): number;
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
  const tally = tallyWords(searcher, words);
  const scores = scoresOf(searcher, words, tally);
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
  const recordNumbers = pages.flat();
  addExactness(searcher, words, recordNumbers, tally.headingWords, scores);
  putPeopleFirst(searcher, words, recordNumbers, tally, scores);
  const bestOfPage = (page: number[]) => page.reduce((one, other) => (byScore(other, one) < 0 ? other : one));
  const wanted = pages
    .map((page) => ({ page, first: bestOfPage(page) }))
    .sort((a, b) => byScore(a.first, b.first))
    .slice(0, most);
  const landing = landingOf(searcher, words);
  const ranked = (recordNumber: number) => ({
    record: records[recordNumber]!,
    recordNumber,
    score: scores[recordNumber]!,
    landing: () => landing(recordNumber),
  });
  return {
    pages: wanted.map(({ page }) => page.sort(byScore).map(ranked)),
    total: firsts.length,
    sections,
  };
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
function scoresOf(searcher: Searcher, words: QueryWord[], tally: Tally): Float64Array {
  const { records, pageOf, lengthOf, analyzer } = searcher;
  const factorOf = pageFactor(searcher, words, tally.headingWords);
  const isQuestion = words.some(({ word }) => analyzer.isQuestionWord(word));
  const factorOfQuestion = (recordNumber: number) => {
    if (!isQuestion || !records[recordNumber]!.heading.endsWith("?")) return 1;
    const asked = tally.headingWords[recordNumber]! / Math.max(1, lengthOf(recordNumber, "heading"));
    return Math.min(asked, tally.coverage[recordNumber]!) < sameQuestion ? 1 : questionFactor;
  };
  const likeness = likenessOfPages(searcher, tally.phrases);
  const ofPages = tally.pageScores.map((score, page) => score * tally.pageCoverage[page]! ** pageCoveragePower);
  const factors = ofPages.map((_, page) => factorOf(page));
  return tally.scores.map((score, recordNumber) => {
    // A section below a matching title is an answer only when it speaks of the matter itself.
    if (tally.isInSection[recordNumber] === 0) return 0;
    const page = pageOf[recordNumber]!;
    const sum = score * tally.coverage[recordNumber]! + pageShare * ofPages[page]! + likeness[page]!;
    return sum * factorOfQuestion(recordNumber) * factors[page]!;
  });
}
