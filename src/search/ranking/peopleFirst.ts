import type { Searcher } from "../index/loadSearchIndex";
import { type QueryWord, requiredWords } from "../query/meanings";
import { pagesForOthers } from "./pageFactor";
import type { RankedPage } from "./rankPages";

/** What a page for programs keeps of its score beside a page for people on the same matter. */
const besidePeople = 0.92;

/**
 * Lowers pages for programs that are ahead of a page for people with all words in a heading, and whose own heading says
 * more than was typed: who types «sign in» has not asked for «Sign in automatically».
 * @param headingWords how many of the words stand in the heading of each record, or in the title above it
 * @param scores by the numbers of the records; changed in place
 */
export function putPeopleFirst(
  searcher: Searcher,
  words: QueryWord[],
  recordNumbers: number[],
  headingWords: Uint8Array,
  scores: Float64Array,
): void {
  const { records, pageOf, lengthOf } = searcher;
  const required = requiredWords(words);
  const isForOthers = pagesForOthers(searcher, words);
  let best = 0;
  for (const recordNumber of recordNumbers) {
    if (headingWords[recordNumber]! < required || isForOthers(pageOf[recordNumber]!)) continue;
    best = Math.max(best, scores[recordNumber]!);
  }
  if (best === 0) return;
  for (const recordNumber of recordNumbers) {
    if (scores[recordNumber]! <= best || !isForOthers(pageOf[recordNumber]!)) continue;
    const saysMore = lengthOf(recordNumber, records[recordNumber]!.heading ? "heading" : "title") > required;
    if (saysMore) scores[recordNumber]! *= besidePeople;
  }
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
