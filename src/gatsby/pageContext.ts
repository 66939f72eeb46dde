import { addLocale } from "../i18n/localePath";
import { defaultLocale, type Locale, localeKeys } from "../site/locales";
import type { Alternate, DocLink } from "../types/docs";

/** What every page knows besides the answers to its queries. */
export type PageContext = {
  kind: "home" | "doc" | "search" | "notFound";
  language: Locale;
  version: string;
  /** The same page in every language; empty where there is none (not found). */
  alternates: Alternate[];
  /** The preset that keeps gatsby-plugin-react-i18next from duplicating the page. */
  i18n: {
    language: Locale;
    languages: Locale[];
    defaultLanguage: Locale;
    generateDefaultLanguagePage: boolean;
    routed: boolean;
    originalPath: string;
    path: string;
  };
};

export type DocPageContext = PageContext & {
  kind: "doc";
  docId: string;
  isFallback: boolean;
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  hasSidebar: boolean;
};

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
