import type { ShownNote } from "../compile/remember/asks";
import { releaseAnchor, releaseHeading } from "../read/releases/releaseHeading";
import { releaseStrings } from "../../i18n/bundledStrings";
import { addLocale } from "../../i18n/localePath";
import { type Locale, locales } from "../../site/locales";
import { feedPath } from "../../i18n/feedPath";
import { releasesSlug } from "../../site/names";
import { escapeHtml } from "../escapeHtml";
import { feedHtml } from "./feedHtml";

/**
 * The release notes as a feed of a language: RSS 2.0 (https://www.rssboard.org/rss-specification).
 * @param notes those that the language shows, newest first
 */
export function releaseFeed(notes: ShownNote[], locale: Locale, siteUrl: string): string {
  const page = siteUrl + addLocale(`/${releasesSlug}/`, locale);
  const items = notes.map(({ date, tree }) => {
    const link = `${page}#${releaseAnchor(date)}`;
    return [
      "    <item>",
      `      <title>${escapeHtml(releaseHeading(date, locale))}</title>`,
      `      <link>${link}</link>`,
      `      <guid>${link}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      // Readers of feeds take the description for HTML, so it is escaped once more as XML.
      `      <description>${escapeHtml(feedHtml(tree, siteUrl, page))}</description>`,
      "    </item>",
    ].join("\n");
  });
  const { feedTitle, feedDescription } = releaseStrings[locale];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeHtml(feedTitle)}</title>`,
    `    <link>${page}</link>`,
    `    <description>${escapeHtml(feedDescription)}</description>`,
    `    <language>${locales[locale].htmlLang}</language>`,
    `    <atom:link href="${siteUrl}${feedPath(locale)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}
