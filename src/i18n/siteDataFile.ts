import type { Locale } from "../site/locales";

/** Address of the file with what pages of a language and version may need after they have opened. */
export function siteDataFile(locale: Locale, version: string): string {
  return `/site-data/${locale}-${version}.json`;
}
