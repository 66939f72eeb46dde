import type { Locale } from "../site/locales";
import type { Lexicons } from "./language";
import en from "./lexicons/en.json";
import everydayEn from "./lexicons/everyday/en.json";
import everydayRu from "./lexicons/everyday/ru.json";
import ru from "./lexicons/ru.json";

/**
 * What readers say for the words of docs, in the languages that have a lexicon. An index takes of it what its docs speak
 * of often; nothing else of it reaches the reader's browser.
 */
export const lexicons: Partial<Record<Locale, Lexicons>> = {
  en: { trade: en, everyday: everydayEn },
  ru: { trade: ru, everyday: everydayRu },
};
