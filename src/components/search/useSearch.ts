import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { RankedAnswer } from "../../search/search";
import type { Texts } from "./load/loadTexts";
import { useAnswer } from "./load/useAnswer";
import { useOtherIndex } from "./load/useOtherIndex";
import { useSearcher } from "./load/useSearcher";
import { type SectionChoice, useSectionChoices, useSectionName } from "./sections/useSections";

/**
 * How a search goes. `idle`: nothing is asked. `loading`: nothing is found yet, and more of the index is on its way.
 * `failed`: the index did not load, or nothing is found in the part that did.
 */
export type SearchStatus = "idle" | "loading" | "failed" | "nothing" | "found";

export type Search = {
  /** As it is typed. */
  query: string;
  setQuery(query: string): void;
  /** The query that is answered: where many hits are shown it lags behind while somebody types fast. */
  answeredQuery: string;
  answer: RankedAnswer;
  status: SearchStatus;
  /** Where it has failed: the page is of another release than the index. */
  isForeign: boolean;
  /** Texts for excerpts that are here. */
  texts: Texts;
  /** Says whose texts are wanted, those that matter most first. */
  wantTexts(recordNumbers: readonly number[]): void;
  /** Slug of the section of the documentation that the answer keeps to; null for all. */
  section: string | null;
  /** The sections to choose from. */
  sections: SectionChoice[];
  /** How many pages answer in that section, or in all, however many there is room for. */
  count: number;
  setSection(section: string | null): void;
  /** Takes the query as it is typed: no typos, no other keyboard layout. */
  searchLiterally(): void;
  /** Loads the index again after a failure. */
  retry(): void;
};

type Place = {
  /** How many hits there is room for. */
  limit: number;
  /** Characters of context around a match. */
  excerptLength: number;
  /** Address of the index, where the page brings it. */
  indexUrl?: string | null;
  /** Whether so many hits are shown that a letter does not wait for them: it is drawn first. Few come with it, and sooner. */
  isLong?: boolean;
};

/** The answer to a query, for the dialog and the search page. The query is kept by who has the field. */
export function useSearch(
  [query, setQuery]: readonly [query: string, setQuery: (query: string) => void],
  { limit, excerptLength, indexUrl = null, isLong = false }: Place,
): Search {
  const deferredQuery = useDeferredValue(isLong ? query : "");
  const answeredQuery = isLong ? deferredQuery : query;
  const [wantedSection, setSection] = useState<string | null>(null);
  const [literal, setLiteral] = useState<string | null>(null);
  const { searcher, texts, hasFailed, isForeign, isComplete, isPartial, retry, wantTexts } = useSearcher(indexUrl);
  const sectionName = useSectionName(searcher, wantedSection);
  // An address may name a section that there is not: then all are searched.
  const section = sectionName === null ? null : wantedSection;
  const { other, strangers, isOnItsWay, hasFailed: hasOtherFailed, setStrangers } = useOtherIndex(answeredQuery);
  const found = useAnswer(searcher, other, answeredQuery, {
    limit,
    section: sectionName ?? undefined,
    isLiteral: literal === answeredQuery,
    excerptLength,
  });
  // A word that no page has, or one of another language, may be among those that are still to come.
  const isAskedFor = found.strangers === strangers;
  const hasAllWords = isComplete && !isPartial && isAskedFor && !isOnItsWay && !hasOtherFailed;
  const answer = useMemo((): typeof found => {
    if (hasAllWords) return found;
    return { ...found, missing: [], alike: [], strangers: isComplete ? found.strangers : null };
  }, [found, hasAllWords, isComplete]);
  useEffect(() => setStrangers(answer.strangers), [answer.strangers, setStrangers]);
  const sections = useSectionChoices(answer.sections, section, sectionName);
  const status = (): SearchStatus => {
    if (hasFailed) return "failed";
    if (answeredQuery.trim() === "") return "idle";
    if (answer.ranked.length > 0) return "found";
    // What is not found may be in the part that did not come.
    if (isPartial) return "failed";
    return isComplete && !answer.isBehind && !isOnItsWay ? "nothing" : "loading";
  };
  return {
    query,
    setQuery,
    answeredQuery,
    answer,
    status: status(),
    isForeign,
    texts,
    wantTexts,
    section,
    sections,
    count: section === null ? answer.total : (sections.find(({ slug }) => slug === section)?.count ?? 0),
    setSection,
    searchLiterally: () => setLiteral(answeredQuery),
    retry,
  };
}
