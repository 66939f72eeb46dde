import type { Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";

/** Name of the index file of a language and version, below the site's root. */
export function searchIndexFileName(locale: Locale, version: string): string {
  return `search-index-${suffixOf(locale, version)}.json`;
}

/** Names of the files that a large index comes in after its first: further words, and texts for excerpts. */
export function searchPartFileName(kind: "words" | "texts", locale: Locale, version: string, part: number): string {
  return `search-${kind}-${suffixOf(locale, version)}-${part}.json`;
}

function suffixOf(locale: Locale, version: string): string {
  return `${locale}${version === currentVersion ? "" : `-${version}`}`;
}
