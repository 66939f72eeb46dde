import { addLocale } from "../../i18n/localePath";
import type { Locale } from "../../site/locales";
import { searchSlug } from "../../site/names";

/** Address of the search page, with a query or without. */
export function searchAddress(locale: Locale, query = ""): string {
  const path = addLocale(`/${searchSlug}/`, locale);
  return query ? `${path}?q=${encodeURIComponent(query)}` : path;
}

/** The query in an address' search part; empty when there is none. */
export function queryOf(search: string): string {
  return new URLSearchParams(search).get("q") ?? "";
}
