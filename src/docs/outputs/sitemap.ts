import { locales } from "../../site/locales";
import { defaultLocale } from "../../site/locales";
import type { Alternate } from "../../types/docs";
import type { SitePage } from "../pages/sitePages";

/** A page as the sitemap lists it. `lastChange` is an ISO date. */
export type SitemapPage = { path: string; alternates: Alternate[]; lastChange: string | null };

/**
 * The pages that search engines should know: docs in their own language, and the home pages. Of a doc's versions only the
 * latest: several would compete in search results, and readers would land on what no longer holds.
 */
export function listedPages(pages: SitePage[]): SitemapPage[] {
  return pages
    .filter((page) => page.kind === "home" || (page.kind === "doc" && !page.isFallback && !page.older?.isSuperseded))
    .map((page) => ({
      path: page.path,
      alternates: page.alternates,
      lastChange: page.kind === "doc" ? page.doc.lastChange : null,
    }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** The sitemap (https://www.sitemaps.org/protocol.html) with each page's translations. */
export function sitemap(pages: SitemapPage[], siteUrl: string): string {
  const entries = pages.map(({ path, alternates, lastChange }) => {
    const real = alternates.filter(({ isFallback }) => !isFallback);
    const links = real.map((alternate) => alternateLink(locales[alternate.locale].htmlLang, siteUrl + alternate.path));
    const fallback = real.find(({ locale }) => locale === defaultLocale);
    const lines = [
      `    <loc>${siteUrl}${path}</loc>`,
      ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
      ...links,
      ...(fallback ? [alternateLink("x-default", siteUrl + fallback.path)] : []),
    ];
    return ["  <url>", ...lines, "  </url>"].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function alternateLink(language: string, url: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
}
