import { type Locale, locales } from "../site/locales";

/**
 * A date as a reader writes it. Called at build only, so that the reader's time zone changes nothing.
 * @param date ISO 8601, e.g. `2026-11-21`
 */
export function formatDate(date: string, locale: Locale): string {
  const tag = locales[locale].openGraph.replace("_", "-");
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
