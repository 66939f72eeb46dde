import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useSite } from "../../layout/SiteContext";
import { loadSearcher, onSearcherChange, searcherState, type SearcherState } from "./loadSearcher";

/** The index of the reader's language and version on its way: loading, usable, complete, or failed until tried again. */
export function useSearcher(): SearcherState & { retry(): void } {
  const { searchIndexUrl } = useSite();
  return { ...useSearcherAt(searchIndexUrl), retry: () => void (searchIndexUrl && loadSearcher(searchIndexUrl)) };
}

/** The index at an address; with null none is loaded. */
export function useSearcherAt(url: string | null): SearcherState {
  const subscribe = useCallback((listener: () => void) => onSearcherChange(url, listener), [url]);
  const state = useSyncExternalStore(
    subscribe,
    () => searcherState(url),
    () => searcherState(null),
  );
  useEffect(() => {
    if (url !== null) void loadSearcher(url);
  }, [url]);
  return state;
}
