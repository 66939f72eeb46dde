import { defaultLocale, type Locale, localeKeys } from "../site/locales";

/**
 * The languages whose strings a page needs: its own. The page for all unknown addresses is written in every language,
 * and so is what Gatsby shows there while developing, which says nothing of itself.
 */
export function localesOnPage({ kind, language }: { kind?: string; language?: Locale }): Locale[] {
  return language && (kind !== "notFound" || language !== defaultLocale) ? [language] : localeKeys;
}
