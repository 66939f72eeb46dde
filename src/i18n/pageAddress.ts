import type { Locale } from "../site/locales";
import { currentVersion } from "../site/names";
import { siteConfig } from "../site/siteConfig";
import { localeOfPath, localePrefix } from "./localePath";

/** What an address is made of. `slug` has no slash at either end; the home page's is empty. */
export type PageAddress = { locale: Locale; version: string; slug: string };

/** Address of a page: `/ru/1.0/profiles/`. The current version has no name in its addresses. */
export function pageAddress(locale: Locale, version: string, slug: string): string {
  const folder = version === currentVersion ? "" : `/${version}`;
  return `${localePrefix(locale)}${folder}/${slug ? `${slug}/` : ""}`;
}

/**
 * Takes an address apart: `/ru/1.0/profiles/` is `profiles` of version 1.0 in Russian.
 * @param path without path prefix, query and hash
 * @param versions those that the site has
 */
export function readPageAddress(
  path: string,
  versions: readonly { name: string }[] = siteConfig.versions,
): PageAddress {
  const locale = localeOfPath(path);
  const segments = path.slice(localePrefix(locale).length).split("/").filter(Boolean);
  const older = versions.find(({ name }) => name === segments[0] && name !== currentVersion);
  return {
    locale,
    version: older?.name ?? currentVersion,
    slug: (older ? segments.slice(1) : segments).join("/"),
  };
}

/** Address of the same page in another language, whether or not there is one. @param path as for `readPageAddress` */
export function twinAddress(path: string, locale: Locale): string {
  const { version, slug } = readPageAddress(path);
  return pageAddress(locale, version, slug);
}
