import { searchLimits } from "../site/searchLimits";
import { type Excerpt, excerptOf, type Mark, marksIn } from "./ranking/excerpt";
import { type ExpandOptions, expandQuery } from "./query/expandQuery";
import { chooseHits } from "./ranking/chooseHits";
import type { Searcher, SearcherRecord } from "./index/loadSearchIndex";
import { type QueryWord, weights } from "./query/meanings";
import { rankPages } from "./ranking/rankPages";
import type { SearchRecord } from "./index/searchRecord";
import type { Analyzer } from "./words/analyzer";

export {
  createSearchIndex,
  type IndexEntry,
  type IndexOptions,
  type PublishedIndex,
  type PublishedTexts,
} from "./index/createSearchIndex";
export { markedParts, type Mark, type TextPart } from "./ranking/excerpt";
export { loadSearchIndex, type Searcher, withEntry, withTexts } from "./index/loadSearchIndex";
export type { SearchRecord } from "./index/searchRecord";

/** A section that answers a query. */
export type Hit = Excerpt & {
  record: SearcherRecord;
  /** Its index among the records of the searcher. */
  recordNumber: number;
  /** Comparable within one answer only. */
  score: number;
  /** Marks in the section's heading, or in the page's title where there is none. */
  titleMarks: Mark[];
  /** Stems the query means here, for marking words on the page that is opened. */
  stems: string[];
};

export type SearchOptions = ExpandOptions & {
  /** How many hits there is room for. */
  limit?: number;
  /** Only pages of this section of the documentation. */
  section?: string | undefined;
};

/** Everything there is to say about a query. */
export type SearchAnswer = {
  hits: Hit[];
  /** What was searched for instead of the query, when words of it are not known; else null. */
  corrected: string | null;
  /** Sections of the documentation that have answers, the one with the best answer first. */
  sections: string[];
};

/** Searches an index: one best section a page first, further sections below it where there is room. */
export function search(searcher: Searcher, query: string, options: SearchOptions = {}): Hit[] {
  return answer(searcher, query, options).hits;
}

/** Like `search`, and says how the query was understood. */
export function answer(searcher: Searcher, query: string, options: SearchOptions = {}): SearchAnswer {
  const { limit = searchLimits.dialogHits, section, ...expandOptions } = options;
  const words = expandQuery(query.slice(0, searchLimits.queryLength), searcher, expandOptions);
  const { pages, sections } = rankPages(searcher, words, limit, section);
  const hits = chooseHits(pages, limit).map((hit) => ({
    ...hit,
    ...markedTexts(hit.record, words, searcher.analyzer),
  }));
  return { hits, corrected: hits.length > 0 ? correctedQuery(words) : null, sections };
}

/** What is shown of a record. Synonyms are marked only where the words themselves are not to be found. */
function markedTexts(
  record: SearchRecord,
  words: QueryWord[],
  analyzer: Analyzer,
): Pick<Hit, "excerpt" | "marks" | "titleMarks" | "stems"> {
  const title = record.heading || record.title;
  const show = (least: number) => {
    // Words of grammar would cover the text with marks.
    const required = words.filter(({ isOptional }) => !isOptional);
    const wanted = required.map(
      ({ meanings }) => new Set(meanings.filter(({ weight }) => weight >= least).map(({ stem }) => stem)),
    );
    const stems = new Set(wanted.flatMap((stems) => [...stems]));
    return {
      ...excerptOf(record.text, wanted, searchLimits.excerptLength, analyzer),
      titleMarks: marksIn(title, stems, analyzer),
      stems: [...stems],
    };
  };
  const literal = show(weights.literal);
  return literal.marks.length + literal.titleMarks.length > 0 ? literal : show(0);
}

function correctedQuery(words: QueryWord[]): string | null {
  if (words.every(({ corrected }) => corrected === null)) return null;
  return words
    .filter(({ isWhole }) => !isWhole)
    .map(({ word, corrected }) => corrected ?? word)
    .join(" ");
}
