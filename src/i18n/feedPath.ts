import type { Locale } from "../site/locales";
import { releasesSlug } from "../site/names";
import { addLocale } from "./localePath";

/** Address of the feed of release notes in a language. */
export function feedPath(locale: Locale): string {
  return addLocale(`/${releasesSlug}/feed.xml`, locale);
}
