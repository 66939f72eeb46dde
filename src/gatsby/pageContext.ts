import { addLocale } from "../i18n/localePath";
import { defaultLocale, type Locale, localeKeys } from "../site/locales";
import type { Alternate } from "../types/docs";
import type { PageContext } from "../types/pages";

/** The i18n plugin's context for a page in a language. `originalPath` has no language prefix. */
export function i18nContext(language: Locale, originalPath: string, path: string): PageContext["i18n"] {
  return {
    language,
    languages: localeKeys,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: language !== defaultLocale,
    originalPath,
    path,
  };
}

/** Alternates of a page that exists in every language at the same path. */
export function alternatesOf(path: string): Alternate[] {
  return localeKeys.map((locale) => ({ locale, path: addLocale(path, locale), isFallback: false }));
}
