import type { Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";

const indexName = "search-index-";
const wordsName = "search-words-";

/** Name of the index file of a language and version, below the site's root. */
export function searchIndexFileName(locale: Locale, version: string): string {
  return `${indexName}${suffixOf(locale, version)}.json`;
}

/** Name of a file of further words, below the site's root: the parts of a large index, and rare words that are no slips. */
export function searchWordsFileName(locale: Locale, version: string, part: number | "rare"): string {
  return `${wordsName}${suffixOf(locale, version)}-${part}.json`;
}

/** Whether a file is one of those that answers are found in. @param name without its folder */
export function isSearchWords(name: string): boolean {
  return name.endsWith(".json") && [indexName, wordsName].some((beginning) => name.startsWith(beginning));
}

/** Name of a file of texts for excerpts, below the site's root. */
export function searchTextsFileName(locale: Locale, version: string, part: number | string): string {
  return `search-texts-${suffixOf(locale, version)}/${part}.json`;
}

function suffixOf(locale: Locale, version: string): string {
  return `${locale}${version === currentVersion ? "" : `-${version}`}`;
}
