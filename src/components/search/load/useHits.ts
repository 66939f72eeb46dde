import { useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { type HookIndex, hookIndex } from "../../../search/engine";
import { answer, type Hit, type SearchAnswer, type Searcher, type SearchOptions } from "../../../search/search";

/** Stands in while the index loads. */
const emptyIndex = hookIndex(() => []);
const noRecords: number[] = [];
const noAnswer: SearchAnswer = { hits: [], corrected: null, sections: [] };

/**
 * The answer to a query through the client's hook. The hook asks the index it is given and looks the answers up in
 * the store, so the index we give it answers with our ranking; the store holds the numbers of the records.
 */
export function useHits(searcher: Searcher | null, query: string, options: SearchOptions): SearchAnswer {
  const { limit, section, isLiteral } = options;
  const ranked = useMemo(
    () => searcher && rankedIndex(searcher, { limit, section, isLiteral }),
    [searcher, limit, section, isLiteral],
  );
  const recordNumbers = useMemo(
    () => searcher?.records.map((_, recordNumber) => recordNumber) ?? noRecords,
    [searcher],
  );
  const found = useFlexSearch(query, ranked?.index ?? emptyIndex, recordNumbers) as number[];
  if (!ranked || query.trim() === "") return noAnswer;
  const given = ranked.answerTo(query);
  const byRecord = new Map(given.hits.map((hit) => [hit.recordNumber, hit]));
  return { ...given, hits: found.flatMap((recordNumber) => byRecord.get(recordNumber) ?? ([] as Hit[])) };
}

type RankedIndex = { index: HookIndex; answerTo(query: string): SearchAnswer };

function rankedIndex(searcher: Searcher, options: SearchOptions): RankedIndex {
  // The hook asks, and we ask for the rest of the answer: the same query, so the last one is kept.
  let last: { query: string; answer: SearchAnswer } | null = null;
  const answerTo = (query: string) => {
    if (last?.query !== query) last = { query, answer: answer(searcher, query, options) };
    return last.answer;
  };
  return { index: hookIndex((query) => answerTo(query).hits.map(({ recordNumber }) => recordNumber)), answerTo };
}
