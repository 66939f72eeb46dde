import type { Locale } from "../site/locales";

/**
 * A date as a reader writes it. Called at build only, so that the reader's time zone changes nothing.
 * @param date ISO 8601, e.g. `2026-11-21`
 */
export function formatDate(date: string, locale: Locale): string {
  const formatter = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeZone: "UTC" });
  return formatter.format(new Date(date));
}
