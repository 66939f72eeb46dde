import { defaultLocale } from "../../site/locales";
import type { DocRecord } from "../read/docRecord";

/** `source`: an original. `current`: a translation of the text as it is. `outdated`: the original has changed since. */
export type TranslationState = "source" | "current" | "outdated";

/**
 * Compares a translation with its original by the hash it remembers (works on shallow clones, unlike dates).
 * A translation that remembers nothing counts as outdated: nobody has vouched for it.
 */
export function translationState(doc: DocRecord, original: DocRecord | null): TranslationState {
  if (doc.locale === defaultLocale || !original) return "source";
  return doc.sourceHash === original.textHash ? "current" : "outdated";
}
