import { pageAddress } from "../../i18n/pageAddress";
import type { Locale } from "../../site/locales";
import { searchSlug } from "../../site/names";

/** Address of the page that searches a language and version, with a query or without. */
export function searchAddress({ locale, version }: { locale: Locale; version: string }, query = ""): string {
  const path = pageAddress(locale, version, searchSlug);
  return query ? `${path}?q=${encodeURIComponent(query)}` : path;
}

/** The query in an address' search part; empty when there is none. */
export function queryOf(search: string): string {
  return new URLSearchParams(search).get("q") ?? "";
}
