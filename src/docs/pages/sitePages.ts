import { addLocale, stripLocale } from "../../i18n/localePath";
import { defaultLocale, localeKeys } from "../../site/locales";
import { currentVersion, mainDocSlug, searchSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import type { Alternate, DocLink, VersionLink } from "../../types/docs";
import type { DocLibrary, Edition } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import { docUrl } from "../read/docPath";
import type { DocRecord } from "../read/docRecord";

type Common = Edition & {
  path: string;
  /** Address without language and version. */
  plainPath: string;
  /** Address of the sidebar's category that is open on the page; null where none is. */
  category: string | null;
  alternates: Alternate[];
  versions: VersionLink[];
};

/** A page that shows a doc. */
export type DocSitePage = Common & {
  kind: "doc";
  doc: DocRecord;
  isFallback: boolean;
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  hasSidebar: boolean;
};

/** A page that is no doc. */
export type OtherSitePage = Common & { kind: "home" | "search" | "notFound" };

export type SitePage = DocSitePage | OtherSitePage;

/** Every page of the site: one for each doc and language, and in each language the pages that are no docs. */
export function sitePages(library: DocLibrary): SitePage[] {
  return [...library.pages.map((page) => docSitePage(page, library)), ...localeKeys.flatMap(otherPages(library))];
}

function docSitePage(page: DocPage, library: DocLibrary): DocSitePage {
  const { locale, version, slug, path, doc, isFallback, alternates } = page;
  const placement = library.placement(page);
  return {
    kind: "doc",
    locale,
    version,
    path,
    plainPath: stripLocale(path),
    category: placement?.category ?? null,
    alternates,
    versions: versionLinks(page, library),
    doc,
    isFallback,
    breadcrumbs: placement?.breadcrumbs ?? [],
    previous: placement?.previous ?? null,
    next: placement?.next ?? null,
    // The list of all docs stands outside the sidebar but leads into it.
    hasSidebar: placement !== null || !slug.includes("/"),
  };
}

function otherPages(library: DocLibrary) {
  return (locale: Edition["locale"]): OtherSitePage[] => {
    const common = { locale, version: currentVersion, category: null };
    const versions = versionLinks({ locale, slug: null }, library);
    const page = (kind: OtherSitePage["kind"], plainPath: string, path = addLocale(plainPath, locale)) => {
      const alternates = kind === "notFound" ? [] : alternatesOf(plainPath);
      return { ...common, kind, path, plainPath, alternates, versions };
    };
    return [
      page("home", "/"),
      page("search", `/${searchSlug}/`),
      // Hosts look for 404.html at the root; some look in the nearest folder first.
      page("notFound", "/404/", locale === defaultLocale ? "/404/" : addLocale("/404.html", locale)),
    ];
  };
}

/** Where each version leads from a page. @param slug null for a page that no version has */
function versionLinks(
  { locale, slug }: { locale: Edition["locale"]; slug: string | null },
  library: DocLibrary,
): VersionLink[] {
  if (siteConfig.versions.length < 2) return [];
  return siteConfig.versions.map(({ name }) => {
    const same = slug === null ? null : library.findPage(docUrl(locale, name, slug));
    return { name, path: same?.path ?? docUrl(locale, name, mainDocSlug), isSamePage: Boolean(same) };
  });
}

/** Alternates of a page that exists in every language at the same path. */
function alternatesOf(path: string): Alternate[] {
  return localeKeys.map((locale) => ({ locale, path: addLocale(path, locale), isFallback: false }));
}
