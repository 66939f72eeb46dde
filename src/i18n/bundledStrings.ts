import englishErrors from "../locales/en/errors.json";
import englishNotFound from "../locales/en/notFound.json";
import englishReleases from "../locales/en/releases.json";
import englishScreens from "../locales/en/screens.json";
import russianErrors from "../locales/ru/errors.json";
import russianNotFound from "../locales/ru/notFound.json";
import russianReleases from "../locales/ru/releases.json";
import russianScreens from "../locales/ru/screens.json";
import type { Locale } from "../site/locales";
import type { Strings } from "./strings";

// The only place that imports strings. All others come in one file a language; these are wanted where it did not come.

/** Words for when things break. They are part of the script, because what failed may be what carries all others. */
export const errorStrings: Record<Locale, Strings["errors"]> = {
  en: englishErrors,
  ru: russianErrors,
};

/** Words of the not-found page: the one file for all addresses gets its title from a script. */
export const notFoundStrings: Record<Locale, Strings["notFound"]> = {
  en: englishNotFound,
  ru: russianNotFound,
};

/** Words of the feeds of release notes. */
export const releaseStrings: Record<Locale, typeof englishReleases> = {
  en: englishReleases,
  ru: russianReleases,
};

/** Words for drawings of the interface, of which each doc holds its own. */
export const screenStrings: Record<Locale, typeof englishScreens> = {
  en: englishScreens,
  ru: russianScreens,
};
