import { limits } from "../site/limits";
import { excerpt, markWords, matcher, type TextPart } from "./excerpt";
import { expandQuery } from "./expandQuery";
import { groupByPage } from "./groupByPage";
import { rankRecords } from "./rankHits";
import type { SearchRecord } from "./searchRecord";
import type { Searcher } from "./searcher";

export { createSearcher, type PublishedIndex, type Searcher } from "./searcher";
export type { SearchRecord } from "./searchRecord";
export type { TextPart } from "./excerpt";

/** How a hit is shown: its title and a piece of its text, the matching words marked. */
export type HitTexts = { title: TextPart[]; excerpt: TextPart[] };

/**
 * Searches an index: the best section of each page first, further sections of the best pages where there is room.
 * @param limit how many rows there is room for
 */
export function search(searcher: Searcher, query: string, limit: number = limits.searchDialogHits): SearchRecord[] {
  const ranked = rankRecords(searcher, query.slice(0, limits.queryLength));
  return groupByPage(ranked, limit).map(({ record }) => record);
}

/** Texts of a record with the words of the query marked. */
export function hitTexts(searcher: Searcher, query: string, record: SearchRecord): HitTexts {
  const meanings = expandQuery(query.slice(0, limits.queryLength), searcher.vocabulary).flat();
  const isMatch = matcher(new Set(meanings.map(({ stem }) => stem)));
  return {
    title: markWords(record.heading || record.title, isMatch),
    excerpt: markWords(excerpt(record.text, isMatch, limits.excerptLength), isMatch),
  };
}

/** Stems a query may mean, for marking the words on the page that is opened. */
export function queryStems(searcher: Searcher, query: string): Set<string> {
  return new Set(
    expandQuery(query.slice(0, limits.queryLength), searcher.vocabulary).flatMap((word) =>
      word.map(({ stem }) => stem),
    ),
  );
}
