import { useDeferredValue, useState } from "react";
import type { RankedAnswer } from "../../search/search";
import type { Texts } from "./load/loadTexts";
import { useAnswer } from "./load/useAnswer";
import { useSearcher } from "./load/useSearcher";

/**
 * How a search goes. `idle`: nothing is asked. `loading`: nothing is found yet, and more of the index is on its way.
 * `failed`: the index did not load.
 */
export type SearchStatus = "idle" | "loading" | "failed" | "nothing" | "found";

export type Search = {
  /** As it is typed. */
  query: string;
  setQuery(query: string): void;
  /** The query that is answered: while somebody types fast it lags behind. */
  answeredQuery: string;
  answer: RankedAnswer;
  status: SearchStatus;
  /** Where it has failed: the page is of another release than the index. */
  isForeign: boolean;
  /** Texts for excerpts that are here. */
  texts: Texts;
  /** Says whose texts are wanted, those that matter most first. */
  wantTexts(recordNumbers: readonly number[]): void;
  /** The section of the documentation that the answer keeps to; null for all. */
  section: string | null;
  setSection(section: string | null): void;
  /** Takes the query as it is typed: no typos, no other keyboard layout. */
  searchLiterally(): void;
  /** Loads the index again after a failure. */
  retry(): void;
};

/**
 * A query and its answer, for the dialog and the search page.
 * @param limit how many hits there is room for @param indexUrl address of the index, where the page brings it
 */
export function useSearch(limit: number, indexUrl: string | null = null): Search {
  const [query, setQuery] = useState("");
  const answeredQuery = useDeferredValue(query);
  const [section, setSection] = useState<string | null>(null);
  const [literal, setLiteral] = useState<string | null>(null);
  const { searcher, texts, hasFailed, isForeign, isComplete, retry, wantTexts } = useSearcher(indexUrl);
  const answer = useAnswer(searcher, answeredQuery, {
    limit,
    section: section ?? undefined,
    isLiteral: literal === answeredQuery,
  });
  const status = (): SearchStatus => {
    if (hasFailed) return "failed";
    if (answeredQuery.trim() === "") return "idle";
    if (answer.ranked.length > 0) return "found";
    return isComplete ? "nothing" : "loading";
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
    setSection,
    searchLiterally: () => setLiteral(answeredQuery),
    retry,
  };
}
