import GithubSlugger from "github-slugger";
import { formatDate } from "../../../i18n/formatDate";
import { defaultLocale, type Locale } from "../../../site/locales";

/** The heading of a release note: its day. @param date an ISO date */
export function releaseHeading(date: string, locale: Locale): string {
  return formatDate(date, locale);
}

/** Anchor of a release note on the Releases page, the same in every language. */
export function releaseAnchor(date: string): string {
  return new GithubSlugger().slug(releaseHeading(date, defaultLocale));
}
