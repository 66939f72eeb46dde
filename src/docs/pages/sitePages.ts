import { formatDate } from "../../i18n/formatDate";
import { addLocale } from "../../i18n/localePath";
import { pageAddress } from "../../i18n/pageAddress";
import { defaultLocale, type Locale, localeKeys } from "../../site/locales";
import { currentVersion, searchSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import type { DocsVersion } from "../../site/siteConfigType";
import type { Alternate, DocLink, OlderVersion, Outdated, VersionLink } from "../../types/docs";
import type { DocLibrary, Edition } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import type { DocRecord } from "../read/docRecord";
import { outdated } from "./outdated";
import { olderVersion, versionLinks } from "./versionLinks";

type Common = Edition & {
  path: string;
  /** Address without its language. */
  plainPath: string;
  /** Address of the sidebar's category that is open on the page; null where none is. */
  category: string | null;
  alternates: Alternate[];
  versions: VersionLink[];
  /** Null on pages of the current version. */
  older: OlderVersion | null;
};

/** A page that shows a doc. */
export type DocSitePage = Common & {
  kind: "doc";
  doc: DocRecord;
  isFallback: boolean;
  /** When the text changed last, as readers of the page's language write it. Browsers take 40 ms for a first date. */
  lastChangeText: string | null;
  outdated: Outdated | null;
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  hasSidebar: boolean;
};

/** A page that is no doc. */
export type OtherSitePage = Common & { kind: "home" | "search" | "notFound" };

export type SitePage = DocSitePage | OtherSitePage;

/**
 * Every page of the site: one for each doc and language, and in each language the pages that are no docs.
 * @param versions those of the site, the latest first
 */
export function sitePages(library: DocLibrary, versions: DocsVersion[] = siteConfig.versions): SitePage[] {
  // A date that all docs have is that of a move of the repository, say, and tells readers nothing.
  const tellsDates = new Set(library.pages.map(({ doc }) => doc.lastChange)).size > 1;
  return [
    ...library.pages.map((page) => docSitePage(page, library, versions, tellsDates)),
    ...localeKeys.flatMap((locale) => [
      ...frontPages(locale, library, versions),
      ...library.versions.map((version) => searchPage({ locale, version }, library, versions)),
    ]),
  ];
}

function docSitePage(page: DocPage, library: DocLibrary, versions: DocsVersion[], tellsDates: boolean): DocSitePage {
  const { locale, version, slug, path, doc, isFallback, alternates } = page;
  const placement = library.placement(page);
  const links = versionLinks(library, page, versions);
  return {
    kind: "doc",
    locale,
    version,
    path,
    plainPath: pageAddress(defaultLocale, version, slug),
    category: placement?.category ?? null,
    alternates,
    versions: links,
    older: olderVersion(library, page, links),
    doc,
    isFallback,
    lastChangeText: tellsDates && doc.lastChange ? formatDate(doc.lastChange, locale) : null,
    outdated: outdated(page, library),
    breadcrumbs: placement?.breadcrumbs ?? crumbsAbove(page, library),
    previous: placement?.previous ?? null,
    next: placement?.next ?? null,
    // The list of all docs stands outside the sidebar but leads into it.
    hasSidebar: placement !== null || !slug.includes("/"),
  };
}

/** The way to a doc that the sidebar leaves out, by its folders; none to one that stands at the top. */
function crumbsAbove({ locale, version, slug, path, doc }: DocPage, library: DocLibrary): DocLink[] {
  const folders = slug.split("/").slice(0, -1);
  if (folders.length === 0) return [];
  const above = folders.flatMap((_, index) => {
    const page = library.findPage(pageAddress(locale, version, folders.slice(0, index + 1).join("/")));
    return page ? [{ label: page.doc.label ?? page.doc.title, path: page.path }] : [];
  });
  return [...above, { label: doc.label ?? doc.title, path }];
}

/** The home page and the not-found page of a language: there is one of each, whatever the version. */
function frontPages(locale: Locale, library: DocLibrary, versions: DocsVersion[]): OtherSitePage[] {
  const common = { locale, version: currentVersion, category: null, older: null };
  return [
    {
      ...common,
      kind: "home",
      path: addLocale("/", locale),
      plainPath: "/",
      alternates: alternatesOf(currentVersion, ""),
      versions: versionLinks(library, { locale, slug: "" }, versions),
    },
    {
      ...common,
      kind: "notFound",
      // Hosts look for 404.html at the root; some look in the nearest folder first.
      path: locale === defaultLocale ? "/404/" : addLocale("/404.html", locale),
      plainPath: "/404/",
      alternates: [],
      versions: versionLinks(library, { locale, slug: null }, versions),
    },
  ];
}

/** Each version is searched on a page of its own. */
function searchPage(edition: Edition, library: DocLibrary, versions: DocsVersion[]): OtherSitePage {
  const { locale, version } = edition;
  const links = versionLinks(library, { locale, slug: searchSlug }, versions);
  return {
    ...edition,
    kind: "search",
    path: pageAddress(locale, version, searchSlug),
    plainPath: pageAddress(defaultLocale, version, searchSlug),
    category: null,
    alternates: alternatesOf(version, searchSlug),
    versions: links,
    older: olderVersion(library, edition, links),
  };
}

/** Alternates of a page that exists in every language at the same path. */
function alternatesOf(version: string, slug: string): Alternate[] {
  return localeKeys.map((locale) => ({ locale, path: pageAddress(locale, version, slug), isFallback: false }));
}
