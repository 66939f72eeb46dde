import { type Locale, localeKeys } from "../site/locales";
import * as en from "./en";
import type { SearchLanguage, WritingLanguage } from "./language";
import * as ru from "./ru";

// Two registries of the same packs: readers' browsers load the first only, when they search.

/** What search knows of each language. */
export const searchLanguages: Record<Locale, SearchLanguage> = { en: en.search, ru: ru.search };

/** What checks and typesetting know of each language. */
export const writingLanguages: Record<Locale, WritingLanguage> = { en: en.writing, ru: ru.writing };

/**
 * The language that a word is taken for in a text of a language: the text's own when it is written in its script, else
 * the first of our languages with the word's script; null when there is none.
 */
export function localeOfWord(word: string, own: Locale): Locale | null {
  const isWritten = (locale: Locale) => hasScript(word, writingLanguages[locale].script);
  return [own, ...localeKeys].find(isWritten) ?? null;
}

const scripts = new Map<string, RegExp>();

/** Whether a text has letters of a script. @param script its name as Unicode has it */
export function hasScript(text: string, script: string): boolean {
  const letters = scripts.get(script) ?? new RegExp(`\\p{Script=${script}}`, "u");
  scripts.set(script, letters);
  return letters.test(text);
}
