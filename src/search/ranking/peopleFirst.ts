import type { Searcher } from "../index/loadSearchIndex";
import { type QueryWord, requiredWords } from "../query/meanings";
import { pagesForOthers } from "./pageFactor";
import type { RankedPage } from "./rankPages";
import type { Tally } from "./tallyWords";

/** What a page for programs keeps of its score beside a page for people on the same matter. */
const besidePeople = 0.92;

/** A page has all words but for what is lost in sums of their rarity. */
const allWords = 0.999;

/**
 * Lowers pages for programs that are a little ahead of a page for people on the same matter. That one has all words in
 * a heading, and theirs says more than was typed: who types «sign in» has not asked for «Sign in automatically». Or it
 * has all words somewhere, and their heading has not: «user role» is no matter of «Find a user ID».
 * @param scores by the numbers of the records; changed in place
 */
export function putPeopleFirst(
  searcher: Searcher,
  words: QueryWord[],
  recordNumbers: number[],
  { headingWords, pageCoverage }: Pick<Tally, "headingWords" | "pageCoverage">,
  scores: Float64Array,
): void {
  const { records, pageOf, lengthOf } = searcher;
  const required = requiredWords(words);
  const isForOthers = pagesForOthers(searcher, words);
  const hasAllInHeading = (recordNumber: number) => headingWords[recordNumber]! >= required;
  const saysMore = (recordNumber: number) =>
    lengthOf(recordNumber, records[recordNumber]!.heading ? "heading" : "title") > required;
  const lowered = new Set<number>();
  const lower = (leads: (recordNumber: number) => boolean, gives: (recordNumber: number) => boolean) => {
    let best = 0;
    for (const one of recordNumbers) if (!isForOthers(pageOf[one]!) && leads(one)) best = Math.max(best, scores[one]!);
    for (const one of recordNumbers) {
      const isLittleAhead = scores[one]! > best && scores[one]! * besidePeople < best;
      if (isLittleAhead && isForOthers(pageOf[one]!) && gives(one)) lowered.add(one);
    }
  };
  lower(
    (one) => pageCoverage[pageOf[one]!]! >= allWords,
    (one) => !hasAllInHeading(one),
  );
  lower(hasAllInHeading, saysMore);
  for (const one of lowered) scores[one]! *= besidePeople;
}

/** Whether the best of some pages is for people, and its heading has all words of the query in some form. */
export function leadsForPeople(searcher: Searcher, words: QueryWord[], [best]: RankedPage[]): boolean {
  const [first] = best ?? [];
  if (!first || pagesForOthers(searcher, words)(searcher.pageOf[first.recordNumber]!)) return false;
  const { splitWords, stems } = searcher.analyzer;
  const heading = new Set(splitWords(first.record.heading || first.record.title).flatMap(stems));
  const isInHeading = ({ meanings }: QueryWord) =>
    meanings.some(({ kind, stem }) => kind === undefined && heading.has(stem));
  return words.every((word) => word.isOptional || isInHeading(word));
}

/** Those of some pages that are not for programs, unless the query speaks of these. */
export function forPeople(searcher: Searcher, words: QueryWord[], pages: RankedPage[]): RankedPage[] {
  const isForOthers = pagesForOthers(searcher, words);
  return pages.filter(([first]) => !first || !isForOthers(searcher.pageOf[first.recordNumber]!));
}
