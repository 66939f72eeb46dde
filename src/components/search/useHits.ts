import FlexSearch from "flexsearch";
import { useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { engineOptions } from "../../search/indexOptions";
import { search, type Searcher, type SearchRecord } from "../../search/search";

/** Stands in while the index loads: the hook throws without an instance. */
const emptyEngine = FlexSearch.create(engineOptions);

/**
 * Hits of a query through the client's hook. The hook asks the instance it is given and looks the answers up in
 * the store, so the instance we give it answers with our ranking.
 */
export function useHits(searcher: Searcher | null, query: string, limit: number): SearchRecord[] {
  const engine = useMemo(() => (searcher ? rankedEngine(searcher, limit) : emptyEngine), [searcher, limit]);
  return useFlexSearch(query.trim(), engine, searcher?.records ?? noRecords) as SearchRecord[];
}

const noRecords: SearchRecord[] = [];

function rankedEngine(searcher: Searcher, limit: number): typeof searcher.engine {
  const engine = Object.create(searcher.engine) as typeof searcher.engine;
  engine.search = ((query: string) =>
    search(searcher, query, limit).map(({ id }) => id)) as unknown as typeof engine.search;
  return engine;
}
