import type { Locale } from "../site/locales";
import { searchLimits } from "../site/searchLimits";
import { type ExpandOptions, expandQuery } from "./query/expandQuery";
import { chooseHits, withLandings } from "./ranking/chooseHits";
import type { Searcher } from "./index/loadSearchIndex";
import type { QueryWord } from "./query/meanings";
import { languageOfStrangers } from "./across/otherLanguage";
import { withoutLogMarks } from "./query/withoutLogMarks";
import { acrossLanguages, type OtherIndex } from "./across/acrossLanguages";
import { type AnsweringSection, type RankedRecord, rankPages } from "./ranking/rankPages";
import { recordAtAddress, withFirst } from "./ranking/pastedAddress";
import { type AbsentWords, absentWords } from "./shown/absentWords";
import { type Hit, hitShower } from "./shown/showHit";
import { analyzerOf } from "./words/analyzer";

export {
  createSearchIndex,
  type IndexEntry,
  type IndexOptions,
  type PublishedIndex,
  type PublishedTexts,
} from "./index/createSearchIndex";
export { markedParts, type TextPart } from "./shown/excerpt";
export { indexFormat } from "./index/packedIndex";
export { hasTextsOf, loadSearchIndex, type Searcher, withEntry } from "./index/loadSearchIndex";
export type { SearchRecord } from "./index/searchRecord";
export type { OtherIndex } from "./across/acrossLanguages";
export type { AnsweringSection, RankedRecord } from "./ranking/rankPages";
export type { Hit } from "./shown/showHit";
export type { Mark } from "./shown/wantedWords";

export type SearchOptions = ExpandOptions & {
  /** How many hits there is room for. */
  limit?: number;
  /** Only pages of this section of the documentation. */
  section?: string | undefined;
  /** Characters of context around a match, ellipses included. */
  excerptLength?: number;
  /** Another language's index, for words that are written as that language is. */
  other?: OtherIndex | undefined;
};

/** Everything there is to say about a query but what is shown of its answers. */
export type RankedAnswer = AbsentWords & {
  ranked: RankedRecord[];
  /** Makes of one of them what is shown of it; its text may be given, when the searcher does not have it. */
  show(ranked: RankedRecord, text?: string): Hit;
  /** What was searched for instead of the query, when words of it are not known; else null. */
  corrected: string | null;
  /** The language in whose index the words are to be looked up as well; null when they do not ask for it. */
  strangers: Locale | null;
  /** Whether the words are of that language, and pages were found by what its index says of their twins. */
  isAcross: boolean;
  /** How many pages answer, in all sections and however many there is room for. */
  total: number;
  /** Sections of the documentation that have answers, the one with the best answer first. */
  sections: AnsweringSection[];
};

/** Everything there is to say about a query. */
export type SearchAnswer = Omit<RankedAnswer, "ranked" | "show"> & { hits: Hit[] };

/** Makes ahead what reading a language takes: while an index is on its way there is time for it. */
export function prepareLanguage(locale: Locale): void {
  // Synonyms are put in a table when the first word asks for them.
  analyzerOf(locale).synonymsOf("");
}

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
  const { limit = searchLimits.dialogHits, section, excerptLength = searchLimits.excerptLength, other } = options;
  const pasted = query.slice(0, searchLimits.queryLength);
  const typed = options.isLiteral ? pasted : withoutLogMarks(pasted);
  const words = expandQuery(typed, searcher, options);
  const own = rankPages(searcher, words, limit, section);
  const pastedAt = options.isLiteral ? null : recordAtAddress(searcher, pasted);
  const isAddress = pastedAt !== null;
  const strangers = options.isLiteral || isAddress ? null : languageOfStrangers(searcher, typed, words, own);
  const across =
    other && strangers !== null && other.searcher.locale === strangers
      ? acrossLanguages(searcher, words, typed, other, limit, section)
      : null;
  const asked = across?.ranking ?? own;
  const ranking = { ...asked, pages: withLandings(asked.pages, searcher) };
  const { pages, total, sections } = isAddress ? withFirst(ranking, searcher, pastedAt, limit, section) : ranking;
  const ranked = chooseHits(pages, limit);
  const found = across ? words.filter(across.isFound) : [];
  const isAcross = across?.isTheirs ?? false;
  const unheard = ranked.length > 0 && !isAddress ? words.filter((word) => !found.includes(word)) : [];
  return {
    ranked,
    show: hitShower(words, searcher, excerptLength),
    corrected: ranked.length > 0 && !isAcross && !isAddress ? correctedQuery(words) : null,
    ...absentWords(unheard, words, typed, searcher),
    strangers,
    isAcross,
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
