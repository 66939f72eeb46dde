import type { SearchSection } from "../compile/collect/searchSections";
import type { DocRecord } from "../read/docRecord";
import type { DocLibrary } from "./docLibrary";
import type { DocPage } from "./docPages";
import { flatten } from "./neighbours";
import { childPages, isHidden } from "./sidebarTree";
import type { Locale } from "../../site/locales";
import type { SiteContent } from "../siteContent";

export type SearchPage = {
  path: string;
  title: string;
  section: string;
  /** Language of the page's text: the original's where a translation is missing. */
  locale: Locale;
  sections: (SearchSection & { lead: string })[];
};
export type SectionSummary = {
  slug: string;
  label: string;
  path: string;
  description: string | null;
  docCount: number;
};
export type SectionedLink = { locale: Locale; label: string; path: string; section: string };

function pagesOf(library: DocLibrary, locale: Locale, version: string): DocPage[] {
  return library.pages.filter((page) => page.locale === locale && page.version === version);
}

function sectionOf(library: DocLibrary, page: DocPage): string {
  const slug = page.slug.split("/")[0];
  const section = pagesOf(library, page.locale, page.version).find((candidate) => candidate.slug === slug);
  return section && section !== page ? (section.doc.label ?? section.doc.title) : "";
}

/** Every page of a language and version with its sections, fallbacks included. */
export async function searchPages(
  { library, compiler }: SiteContent,
  locale: Locale,
  version: string,
): Promise<SearchPage[]> {
  return Promise.all(
    pagesOf(library, locale, version).map(async (page) => ({
      path: page.path,
      title: page.doc.title,
      section: sectionOf(library, page),
      locale: page.doc.locale,
      sections: withLead((await compiler.compile(page.doc)).searchSections, page.doc),
    })),
  );
}

/** The description is read, and found, as the beginning of a page's text; keywords are found with it. */
function withLead(sections: SearchSection[], { description, keywords }: DocRecord): SearchPage["sections"] {
  const lead = [description ?? "", ...keywords].join(" ").trim();
  return sections.map((section, index) =>
    index === 0 ? { ...section, lead, text: `${description ?? ""} ${section.text}`.trim() } : { ...section, lead: "" },
  );
}

/** The sections of the sidebar, for the home page. */
export function sectionSummaries(library: DocLibrary, locale: Locale, version: string): SectionSummary[] {
  const pages = pagesOf(library, locale, version);
  return childPages("", pages)
    .filter((page) => !isHidden(page, pages))
    .map(({ slug, path, doc }) => {
      const item = library.sidebar(locale, version).find((candidate) => candidate.path === path);
      const docCount = flatten(item?.items ?? []).length + 1;
      return { slug, label: doc.label ?? doc.title, path, description: doc.description, docCount };
    });
}

/** Titles of some pages, by address. @throws when there is no doc at an address */
export function docLinks(library: DocLibrary, paths: string[]): SectionedLink[] {
  return paths.map((path) => {
    const page = library.findPage(path);
    if (!page)
      throw new Error(`src/site/home.ts names ${path}, where there is no doc; write the address of one that exists`);
    return { locale: page.locale, label: page.doc.title, path: page.path, section: sectionOf(library, page) };
  });
}
