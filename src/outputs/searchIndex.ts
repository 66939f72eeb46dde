import type { Locale } from "../site/locales";
import { currentVersion } from "../site/names";

/** Name of the index file of a language and version, below the site's root. */
export function searchIndexFileName(locale: Locale, version: string): string {
  return `search-index-${locale}${version === currentVersion ? "" : `-${version}`}.json`;
}
