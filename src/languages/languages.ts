import type { Locale } from "../site/locales";
import * as en from "./en";
import type { SearchLanguage, WritingLanguage } from "./language";
import * as ru from "./ru";

/** What search knows of each language. */
export const searchLanguages: Record<Locale, SearchLanguage> = {
  en: en.search,
  ru: ru.search,
};

/** What checks and typesetting know of each language. Nothing of it reaches the reader's browser. */
export const writingLanguages: Record<Locale, WritingLanguage> = {
  en: en.writing,
  ru: ru.writing,
};
