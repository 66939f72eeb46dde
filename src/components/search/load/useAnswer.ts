import { useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { type HookIndex, hookIndex } from "../../../search/engine";
import { type RankedAnswer, rankedAnswer, type Searcher, type SearchOptions } from "../../../search/search";

/** Stands in while the index loads. */
const emptyIndex = hookIndex(() => []);
const noRecords: number[] = [];
const noAnswer: RankedAnswer = {
  ranked: [],
  show: (ranked, text = "") => ({ ...ranked, excerpt: text, marks: [], titleMarks: [], stems: [] }),
  corrected: null,
  sections: [],
};

/**
 * The answer to a query through the client's hook. The hook asks the index it is given and looks the answers up in
 * the store, so the index we give it answers with our ranking; the store holds the numbers of the records.
 */
export function useAnswer(searcher: Searcher | null, query: string, options: SearchOptions): RankedAnswer {
  const { limit, section, isLiteral } = options;
  const index = useMemo(
    () => searcher && rankedIndex(searcher, { limit, section, isLiteral }),
    [searcher, limit, section, isLiteral],
  );
  const recordNumbers = useMemo(
    () => searcher?.records.map((_, recordNumber) => recordNumber) ?? noRecords,
    [searcher],
  );
  const found = useFlexSearch(query, index?.index ?? emptyIndex, recordNumbers) as number[];
  return useMemo(() => {
    if (!index || query.trim() === "") return noAnswer;
    const given = index.answerTo(query);
    const byRecord = new Map(given.ranked.map((one) => [one.recordNumber, one]));
    return { ...given, ranked: found.flatMap((recordNumber) => byRecord.get(recordNumber) ?? []) };
  }, [index, query, found]);
}

type RankedIndex = { index: HookIndex; answerTo(query: string): RankedAnswer };

function rankedIndex(searcher: Searcher, options: SearchOptions): RankedIndex {
  // The hook asks, and we ask for the rest of the answer: the same query, so the last one is kept.
  let last: { query: string; answer: RankedAnswer } | null = null;
  const answerTo = (query: string) => {
    if (last?.query !== query) last = { query, answer: rankedAnswer(searcher, query, options) };
    return last.answer;
  };
  return { index: hookIndex((query) => answerTo(query).ranked.map(({ recordNumber }) => recordNumber)), answerTo };
}
