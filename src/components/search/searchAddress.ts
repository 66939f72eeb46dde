import { pageAddress } from "../../i18n/pageAddress";
import type { Locale } from "../../site/locales";
import { searchSlug } from "../../site/names";

/**
 * Address of the page that searches a language and version, with a query or without.
 * @param section slug of the section that the answer keeps to; it says nothing without a query
 */
export function searchAddress(
  { locale, version }: { locale: Locale; version: string },
  query = "",
  section: string | null = null,
): string {
  const path = pageAddress(locale, version, searchSlug);
  if (query === "") return path;
  return `${path}?q=${encodeURIComponent(query)}${section === null ? "" : `&section=${encodeURIComponent(section)}`}`;
}

/** What the search part of an address asks for: an empty query and no section where it does not. */
export function askedIn(search: string): { query: string; section: string | null } {
  const parameters = new URLSearchParams(search);
  return { query: parameters.get("q") ?? "", section: parameters.get("section") };
}
