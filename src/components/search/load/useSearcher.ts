import { useCallback, useEffect, useSyncExternalStore } from "react";
import { afterPaint } from "../../../browser/afterPaint";
import { loadSiteData, useSiteData } from "../../../browser/siteData";
import { useLocale } from "../../../i18n/LocaleContext";
import { prepareLanguage } from "../../../search/search";
import { useSearchIndexes, useSite } from "../../siteContext/SiteContext";
import { loadSearcher, onSearcherChange, searcherState, type SearcherState, wantTexts } from "./loadSearcher";

/**
 * State of the index of the reader's language and version: loading, usable, complete, or failed until tried again.
 * @param known its address, where the page brings it; else it is looked up
 */
export function useSearcher(
  known: string | null,
): SearcherState & { retry(): void; wantTexts(recordNumbers: readonly number[]): void } {
  const locale = useLocale();
  const { version } = useSite();
  const found = useSearchIndexes().find(({ isOwn }) => isOwn)?.url ?? null;
  const url = known ?? found;
  const { hasFailed } = useSiteData(locale, version);
  const state = useSearcherAt(url);
  useEffect(() => void loadSiteData(locale, version), [locale, version]);
  useEffect(() => afterPaint(() => prepareLanguage(locale)), [locale]);
  const want = useCallback((recordNumbers: readonly number[]) => url !== null && wantTexts(url, recordNumbers), [url]);
  return {
    ...state,
    wantTexts: want,
    hasFailed: state.hasFailed || (url === null && hasFailed),
    retry: () => void (url === null ? loadSiteData(locale, version) : loadSearcher(url)),
  };
}

/**
 * The index at an address; with null none is loaded.
 * @param isWanted false takes what is loaded already, and loads nothing
 */
export function useSearcherAt(url: string | null, isWanted = true): SearcherState {
  const subscribe = useCallback((listener: () => void) => onSearcherChange(url, listener), [url]);
  const state = useSyncExternalStore(
    subscribe,
    () => searcherState(url),
    () => searcherState(null),
  );
  useEffect(() => {
    if (url !== null && isWanted) void loadSearcher(url);
  }, [url, isWanted]);
  return state;
}
