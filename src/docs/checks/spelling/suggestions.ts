import { readCache, writeCache } from "../../cache";
import { digest } from "../../digest";
import type { Locale } from "../../../site/locales";

/** What may be meant by a word that no dictionary knows, the likeliest first, by language and word. */
const suggestions = new Map<string, string[]>();

/** Takes a suggestion from those made before, or makes it: finding one takes longer than reading a whole page. */
export function suggestionsFor(locale: Locale, word: string, make: (word: string) => string[]): string[] {
  const key = `${locale} ${word}`;
  const made = suggestions.get(key) ?? make(word);
  suggestions.set(key, made);
  return made;
}

/**
 * Brings back suggestions of earlier runs.
 * @param folder see `cache.ts`
 * @param dictionaries what says when dictionaries change
 * @returns a function that keeps all suggestions known by then
 */
export function keptSuggestions(folder: string, dictionaries: string): () => void {
  const version = digest(dictionaries);
  const before = readCache<[string, string[]][]>(folder, "suggestions").get(version) ?? [];
  for (const [key, made] of before) suggestions.set(key, made);
  return () => writeCache(folder, "suggestions", new Map([[version, [...suggestions]]]));
}
