import type { Locale } from "../../site/locales";
import groupsByLanguage from "./synonymGroups.json";

/** For each stem the stems of words that mean much the same. */
export type SynonymTable = Map<string, Set<string>>;

const groups: Partial<Record<Locale, string[][]>> = groupsByLanguage;

/**
 * The words of the trade of some languages.
 * @param stemsOfName stems of a name's first word: «top up» is found by it, the others are too common to stand for
 *   anything
 */
export function synonymTable(locales: readonly Locale[], stemsOfName: (name: string) => string[]): SynonymTable {
  const table: SynonymTable = new Map();
  for (const group of locales.flatMap((locale) => groups[locale] ?? [])) {
    const stemsOfGroup = group.flatMap(stemsOfName);
    for (const stem of stemsOfGroup) {
      const others = table.get(stem) ?? new Set<string>();
      for (const other of stemsOfGroup) if (other !== stem) others.add(other);
      table.set(stem, others);
    }
  }
  return table;
}
