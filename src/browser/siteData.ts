import { useSyncExternalStore } from "react";
import { siteDataFile } from "../i18n/siteDataFile";
import type { Locale } from "../site/locales";
import type { SiteData } from "../types/docs";
import { withBasePath } from "./basePath";

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

async function fetchSiteData(file: string): Promise<SiteData | null> {
  try {
    const response = await fetch(withBasePath(file));
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    const data = (await response.json()) as SiteData;
    change(file, { data, hasFailed: false });
    return data;
  } catch {
    requests.delete(file);
    change(file, { data: null, hasFailed: true });
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
