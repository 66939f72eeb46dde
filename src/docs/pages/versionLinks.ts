import { pageAddress } from "../../i18n/pageAddress";
import type { Locale } from "../../site/locales";
import { currentVersion, frameSlugs, allDocsSlug } from "../../site/names";
import type { DocsVersion } from "../../site/siteConfigType";
import type { OlderVersion, VersionLink } from "../../types/docs";
import type { DocLibrary, Edition } from "../library/docLibrary";

/**
 * Where each version leads from a page; nowhere while there is one version.
 * @param slug null for a page that no version has
 * @param versions those of the site, the latest first
 */
export function versionLinks(
  library: DocLibrary,
  { locale, slug }: { locale: Locale; slug: string | null },
  versions: DocsVersion[],
): VersionLink[] {
  if (versions.length < 2) return [];
  return versions.map(({ name }) => {
    const same = slug === null ? null : library.resolvePath(pageAddress(locale, name, slug));
    return { name, path: same ?? versionStart(library, { locale, version: name }), isSamePage: same !== null };
  });
}

/** Where a version begins: at the list of all its docs, or without one at the first doc of its sidebar. */
export function versionStart(library: DocLibrary, { locale, version }: Edition): string {
  const allDocs = pageAddress(locale, version, allDocsSlug);
  return library.resolvePath(allDocs) ?? library.sidebar(locale, version)[0]?.path ?? allDocs;
}

/** What a page of an older version knows besides; null for the current version. @param links those of the page */
export function olderVersion(
  library: DocLibrary,
  { locale, version }: Edition,
  links: VersionLink[],
): OlderVersion | null {
  if (version === currentVersion) return null;
  return {
    missingSlugs: frameSlugs.filter((slug) => !library.resolvePath(pageAddress(locale, version, slug))),
    isSuperseded: links.find(({ isSamePage }) => isSamePage)?.name !== version,
  };
}
