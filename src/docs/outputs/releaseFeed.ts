import { releaseAnchor, releaseHeading } from "../compile/fill/releaseHeading";
import { releaseStrings } from "../../i18n/bundledStrings";
import { addLocale } from "../../i18n/localePath";
import { defaultLocale, type Locale, locales } from "../../site/locales";
import { feedPath } from "../../i18n/feedPath";
import { releasesSlug } from "../../site/names";
import type { ReleaseNote } from "../../site/releaseNotes";

/** The release notes as a feed of a language: RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function releaseFeed(notes: ReleaseNote[], locale: Locale, siteUrl: string): string {
  const page = siteUrl + addLocale(`/${releasesSlug}/`, locale);
  const items = notes.map(({ date, changes }) => {
    const link = `${page}#${releaseAnchor(date)}`;
    const list = (changes[locale] ?? changes[defaultLocale]).map((change) => `<li>${escapeXml(change)}</li>`).join("");
    return [
      "    <item>",
      `      <title>${escapeXml(releaseHeading(date, locale))}</title>`,
      `      <link>${link}</link>`,
      `      <guid>${link}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      // Readers of feeds take the description for HTML, so it is escaped once more as XML.
      `      <description>${escapeXml(`<ul>${list}</ul>`)}</description>`,
      "    </item>",
    ].join("\n");
  });
  const { feedTitle, feedDescription } = releaseStrings[locale];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeXml(feedTitle)}</title>`,
    `    <link>${page}</link>`,
    `    <description>${escapeXml(feedDescription)}</description>`,
    `    <language>${locales[locale].htmlLang}</language>`,
    `    <atom:link href="${siteUrl}${feedPath(locale)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
