import { feedPath } from "../../i18n/feedPath";
import { localeKeys } from "../../site/locales";
import type { SitePage } from "../pages/sitePages";
import type { SiteModel } from "../siteModel";
import type { Redirects } from "./hosts/redirects";
import { published } from "./published";
import { redirectPage } from "./redirectPage";
import { releaseFeed } from "./releaseFeed";
import { robots } from "./robots";
import { listedPages, sitemap } from "./sitemap";

/**
 * Everything that stands next to the HTML, by address.
 * @param basePath the folder that the site is published under, without a slash at its end; empty at the root
 */
export function siteOutputs(
  { pages, releaseNotes }: SiteModel,
  redirects: Redirects,
  basePath: string,
): Map<string, string> {
  const { siteUrl } = published;
  return new Map([
    ...redirectFiles(pages, redirects).map(
      ([file, target]) => [file, redirectPage(`${basePath}${target}`, new URL(siteUrl).origin)] as const,
    ),
    ["/sitemap.xml", sitemap(listedPages(pages), siteUrl)],
    ["/robots.txt", robots(siteUrl)],
    ...localeKeys.map((locale) => [feedPath(locale), releaseFeed(releaseNotes[locale], locale, siteUrl)] as const),
  ]);
}

/**
 * Files that lead elsewhere, for hosts without rules: from every alias, and from `/x.html`, to the page. They lie in folders,
 * `/x.html/index.html`: a file `/x.html` would be the answer of many hosts for `/x`, in place of their own redirect to
 * `/x/`.
 */
function redirectFiles(pages: SitePage[], redirects: Redirects): [file: string, target: string][] {
  const plain = pages.filter(({ kind, path }) => kind !== "notFound" && path !== "/").map(({ path }) => path);
  return [
    ...plain.map((target): [string, string] => [`${target.slice(0, -1)}.html/index.html`, target]),
    ...[...redirects].flatMap(([from, target]): [string, string][] => [
      [`${from}index.html`, target],
      [`${from.slice(0, -1)}.html/index.html`, target],
    ]),
  ];
}
