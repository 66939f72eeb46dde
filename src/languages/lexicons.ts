import type { Locale } from "../site/locales";
import en from "./lexicons/en.json";
import type { LexiconGroup } from "./language";
import ru from "./lexicons/ru.json";

/**
 * What readers say for the words of docs, in the languages that have a lexicon. An index takes of it what its docs have
 * words for; nothing else of it reaches the reader's browser.
 */
export const lexicons: Partial<Record<Locale, readonly LexiconGroup[]>> = { en, ru };
