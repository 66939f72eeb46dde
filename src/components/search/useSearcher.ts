import { useCallback, useEffect, useState } from "react";
import type { Searcher } from "../../search/search";
import { useSite } from "../layout/SiteContext";
import { loadSearcher } from "./loadSearcher";

/** The index of the reader's language and version on its way: loading, ready, or failed until tried again. */
export type SearcherState = { searcher: Searcher | null; hasFailed: boolean; retry(): void };

export function useSearcher(): SearcherState {
  const { searchIndexUrl } = useSite();
  const [state, setState] = useState<{ url: string | null; searcher: Searcher | null; hasFailed: boolean }>({
    url: null,
    searcher: null,
    hasFailed: false,
  });
  const load = useCallback(async () => {
    if (searchIndexUrl === null) return;
    setState({ url: searchIndexUrl, searcher: null, hasFailed: false });
    try {
      const searcher = await loadSearcher(searchIndexUrl);
      setState({ url: searchIndexUrl, searcher, hasFailed: false });
    } catch {
      setState({ url: searchIndexUrl, searcher: null, hasFailed: true });
    }
  }, [searchIndexUrl]);
  useEffect(() => void load(), [load]);
  // An index of the language the reader has just left says nothing here.
  const isOwn = state.url === searchIndexUrl;
  return { searcher: isOwn ? state.searcher : null, hasFailed: isOwn && state.hasFailed, retry: () => void load() };
}
