import FlexSearch, { type Index } from "flexsearch";
import { useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { engineOptions } from "../../../search/index/indexOptions";
import { answer, type Hit, type SearchAnswer, type Searcher, type SearchOptions } from "../../../search/search";

/** Stands in while the index loads: the hook throws without an instance. */
const emptyEngine = FlexSearch.create(engineOptions);
const noPlaces: number[] = [];
const noAnswer: SearchAnswer = { hits: [], corrected: null, sections: [] };

/**
 * The answer to a query through the client's hook. The hook asks the instance it is given and looks the answers up in
 * the store, so the instance we give it answers with our ranking; the store holds the places of the records.
 */
export function useHits(searcher: Searcher | null, query: string, options: SearchOptions): SearchAnswer {
  const { limit, section, isLiteral } = options;
  const ranked = useMemo(
    () => searcher && rankedEngine(searcher, { limit, section, isLiteral }),
    [searcher, limit, section, isLiteral],
  );
  const places = useMemo(() => searcher?.records.map((_, place) => place) ?? noPlaces, [searcher]);
  const found = useFlexSearch(query, ranked?.engine ?? emptyEngine, places) as number[];
  if (!ranked || query.trim() === "") return noAnswer;
  const given = ranked.answerTo(query);
  const byPlace = new Map(given.hits.map((hit) => [hit.place, hit]));
  return { ...given, hits: found.flatMap((place) => byPlace.get(place) ?? ([] as Hit[])) };
}

type RankedEngine = { engine: Index<unknown>; answerTo(query: string): SearchAnswer };

function rankedEngine(searcher: Searcher, options: SearchOptions): RankedEngine {
  // The hook asks, and we ask for the rest of the answer: the same query, so the last one is kept.
  let last: { query: string; answer: SearchAnswer } | null = null;
  const answerTo = (query: string) => {
    if (last?.query !== query) last = { query, answer: answer(searcher, query, options) };
    return last.answer;
  };
  const engine = Object.create(emptyEngine) as Index<unknown>;
  engine.search = ((query: string) =>
    answerTo(query).hits.map(({ place }) => place)) as unknown as typeof engine.search;
  return { engine, answerTo };
}
