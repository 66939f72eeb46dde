import { feedPath } from "../../i18n/feedPath";
import { localeKeys } from "../../site/locales";
import { pageAddress } from "../../i18n/pageAddress";
import type { DocLibrary } from "../library/docLibrary";
import type { SitePage } from "../pages/sitePages";
import { versionStart } from "../pages/versionLinks";
import type { SiteModel } from "../siteModel";
import { siteUrl } from "../siteUrl";
import { redirectPage } from "./redirectPage";
import { releaseFeed } from "./releaseFeed";
import { robots } from "./robots";
import { listedPages, sitemap } from "./sitemap";

/**
 * Everything that stands next to the HTML, by address.
 * @param basePath the folder that the site is published under, without a slash at its end; empty at the root
 */
export function siteOutputs({ pages, library, releaseNotes }: SiteModel, basePath: string): Map<string, string> {
  return new Map([
    ...redirects(pages, new Map([...versionRoots(library), ...library.aliases])).map(
      ([file, target]) => [file, redirectPage(`${basePath}${target}`, new URL(siteUrl).origin)] as const,
    ),
    ["/sitemap.xml", sitemap(listedPages(pages), siteUrl)],
    ["/robots.txt", robots(siteUrl)],
    ...localeKeys.map((locale) => [feedPath(locale), releaseFeed(releaseNotes[locale], locale, siteUrl)] as const),
  ]);
}

/** The folder of an older version leads to where it begins, unless a doc lies there. */
function versionRoots(library: DocLibrary): [root: string, target: string][] {
  const editions = library.editions.map(
    (edition) => [pageAddress(edition.locale, edition.version, ""), edition] as const,
  );
  return editions.flatMap(([root, edition]): [string, string][] =>
    library.resolvePath(root) === null ? [[root, versionStart(library, edition)]] : [],
  );
}

/** Files that lead elsewhere: `/x.html` to `/x/`, and every alias to its page. */
function redirects(pages: SitePage[], aliases: Map<string, string>): [file: string, target: string][] {
  const plain = pages.filter(({ kind, path }) => kind !== "notFound" && path !== "/").map(({ path }) => path);
  return [
    ...plain.map((target): [string, string] => [`${target.slice(0, -1)}.html`, target]),
    ...[...aliases].flatMap(([alias, target]): [string, string][] => [
      [`${alias}index.html`, target],
      [`${alias.slice(0, -1)}.html`, target],
    ]),
  ];
}
