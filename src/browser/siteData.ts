import { useSyncExternalStore } from "react";
import { siteDataFile } from "../i18n/siteDataFile";
import type { Locale } from "../site/locales";
import type { SiteData } from "../types/docs";
import { fetchJson } from "./fetchJson";

/** What is known of a language and version besides the page: nothing yet, all of it, or that it could not be loaded. */
export type SiteDataState = { data: SiteData | null; hasFailed: boolean };

const nothing: SiteDataState = { data: null, hasFailed: false };
const states = new Map<string, SiteDataState>();
const requests = new Map<string, Promise<SiteData | null>>();
const listeners = new Set<() => void>();

/**
 * Loads what pages of a language and version may need after they have opened: the whole sidebar, starting points, where
 * the search indexes are. Loaded once a visit; a failure is not kept, the next call tries again.
 * @returns null when it cannot be loaded
 */
export function loadSiteData(locale: Locale, version: string): Promise<SiteData | null> {
  const file = siteDataFile(locale, version);
  const request = requests.get(file) ?? fetchSiteData(file);
  requests.set(file, request);
  return request;
}

/** Asks again for what was loaded: in the development server it changes while a page is open. */
export async function refreshSiteData(locale: Locale, version: string): Promise<void> {
  const file = siteDataFile(locale, version);
  const before = states.get(file)?.data;
  requests.delete(file);
  const after = await loadSiteData(locale, version);
  // The same data as another object would have all that shows it drawn anew.
  if (before && JSON.stringify(before) === JSON.stringify(after)) change(file, { data: before, hasFailed: false });
}

async function fetchSiteData(file: string): Promise<SiteData | null> {
  const before = states.get(file)?.data ?? null;
  if (states.get(file)?.hasFailed) change(file, nothing);
  try {
    // The file keeps its name when it changes, and it says where the newest files are: caches are asked about it.
    const data = await fetchJson<SiteData>(file, "no-cache");
    // What is drawn of it would break the whole page.
    if (![data.sidebar, data.startingPoints, data.searchIndexes].every(Array.isArray))
      throw new Error(`${file} is another`);
    change(file, { data, hasFailed: false });
    return data;
  } catch {
    requests.delete(file);
    change(file, { data: before, hasFailed: before === null });
    return null;
  }
}

function change(file: string, state: SiteDataState): void {
  states.set(file, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What has been loaded for a language and version; it loads nothing by itself. Nothing while a page is drawn at build. */
export function useSiteData(locale: Locale, version: string): SiteDataState {
  const file = siteDataFile(locale, version);
  return useSyncExternalStore(
    subscribe,
    () => states.get(file) ?? nothing,
    () => nothing,
  );
}
