import { searchLimits } from "../site/searchLimits";
import { type ExpandOptions, expandQuery } from "./query/expandQuery";
import { chooseHits } from "./ranking/chooseHits";
import type { Searcher } from "./index/loadSearchIndex";
import type { QueryWord } from "./query/meanings";
import { type AnsweringSection, type RankedRecord, rankPages } from "./ranking/rankPages";
import { type Hit, hitShower } from "./ranking/showHit";

export {
  createSearchIndex,
  type IndexEntry,
  type IndexOptions,
  type PublishedIndex,
  type PublishedTexts,
} from "./index/createSearchIndex";
export { markedParts, type Mark, type TextPart } from "./ranking/excerpt";
export { indexFormat } from "./index/packedIndex";
export { hasTextsOf, loadSearchIndex, type Searcher, withEntry } from "./index/loadSearchIndex";
export type { SearchRecord } from "./index/searchRecord";
export type { AnsweringSection, RankedRecord } from "./ranking/rankPages";
export type { Hit } from "./ranking/showHit";

export type SearchOptions = ExpandOptions & {
  /** How many hits there is room for. */
  limit?: number;
  /** Only pages of this section of the documentation. */
  section?: string | undefined;
  /** Characters of context around a match, ellipses included. */
  excerptLength?: number;
};

/** Everything there is to say about a query but what is shown of its answers. */
export type RankedAnswer = {
  ranked: RankedRecord[];
  /** Makes of one of them what is shown of it; its text may be given, when the searcher does not have it. */
  show(ranked: RankedRecord, text?: string): Hit;
  /** What was searched for instead of the query, when words of it are not known; else null. */
  corrected: string | null;
  /** Words of the query that no page has, folded, when the rest is answered. */
  missing: string[];
  /** How many pages answer, in all sections and however many there is room for. */
  total: number;
  /** Sections of the documentation that have answers, the one with the best answer first. */
  sections: AnsweringSection[];
};

/** Everything there is to say about a query. */
export type SearchAnswer = Omit<RankedAnswer, "ranked" | "show"> & { hits: Hit[] };

/** Searches an index: one best section a page first, further sections below it where there is room. */
export function search(searcher: Searcher, query: string, options: SearchOptions = {}): Hit[] {
  return answer(searcher, query, options).hits;
}

/** Like `search`, and says how the query was understood. */
export function answer(searcher: Searcher, query: string, options: SearchOptions = {}): SearchAnswer {
  const { ranked, show, ...rest } = rankedAnswer(searcher, query, options);
  return { ...rest, hits: ranked.map((one) => show(one)) };
}

/** Like `answer`, for those who show a part of it, or wait for texts. */
export function rankedAnswer(searcher: Searcher, query: string, options: SearchOptions = {}): RankedAnswer {
  const { limit = searchLimits.dialogHits, section, excerptLength = searchLimits.excerptLength, ...expand } = options;
  const words = expandQuery(query.slice(0, searchLimits.queryLength), searcher, expand);
  const { pages, total, sections } = rankPages(searcher, words, limit, section);
  const ranked = chooseHits(pages, limit);
  return {
    ranked,
    show: hitShower(words, searcher.analyzer, excerptLength),
    corrected: ranked.length > 0 ? correctedQuery(words) : null,
    missing: ranked.length > 0 ? words.filter(({ isMissing }) => isMissing).map(({ word }) => word) : [],
    total,
    sections,
  };
}

function correctedQuery(words: QueryWord[]): string | null {
  if (words.every(({ corrected }) => corrected === null)) return null;
  return words
    .filter(({ isWhole }) => !isWhole)
    .map(({ word, corrected }) => corrected ?? word)
    .join(" ");
}
