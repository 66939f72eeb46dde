import { type Locale, localeKeys } from "../../site/locales";
import { currentVersion, searchSlug } from "../../site/names";
import type { SidebarItem } from "../../types/docs";
import { pageAddress } from "../../i18n/pageAddress";
import { type DocPage, docPages, twinKey } from "./docPages";
import type { DocRecord } from "../read/docRecord";
import { type ReleaseNote, shownReleaseNotes } from "../read/releases/releaseNote";
import { type PageTree, pageTree } from "./pageTree";
import { type Placement, placements } from "./placements";
import { sidebarTree } from "./sidebarTree";

/** A language and version of the documentation. */
export type Edition = { locale: Locale; version: string };

/** Everything one doc may want to know about the others. */
export type DocLibrary = {
  docs: DocRecord[];
  /** The release notes of all languages. */
  notes: ReleaseNote[];
  /** The release notes that a language shows, newest first. */
  notesIn(locale: Locale): ReleaseNote[];
  pages: DocPage[];
  /** The languages and versions that have pages. */
  editions: Edition[];
  /** The current version, and all others that have pages. */
  versions: string[];
  tree(locale: Locale, version: string): PageTree;
  sidebar(locale: Locale, version: string): SidebarItem[];
  /** Where a page stands in the sidebar of its edition; null for a page outside it. */
  placement(page: DocPage): Placement | null;
  /** The page at an address or alias; null when there is none. */
  findPage(path: string): DocPage | null;
  /** Where a link leads: the address itself, or an alias' target; null when nothing is there. */
  resolvePath(path: string): string | null;
  /** The pages directly below a folder, in the order of the sidebar, hidden ones too. */
  pagesBelow(locale: Locale, version: string, folder: string): DocPage[];
  /** Name of the section that a page lies in; empty for the overview of a section and for pages outside sections. */
  sectionName(page: DocPage): string;
  /** Address of each alias and where it leads. */
  aliases: Map<string, string>;
  /** The same doc in another language. */
  twin(doc: DocRecord, locale: Locale): DocRecord | null;
};

type Indexed = Edition & { tree: PageTree; sidebar: SidebarItem[]; placements: Map<string, Placement> };

/** Indexes docs and release notes. Cheap enough to be made anew whenever one changes. */
export function docLibrary(docs: DocRecord[], notes: ReleaseNote[] = []): DocLibrary {
  const pages = docPages(docs);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map(
    pages.flatMap((page) => page.doc.aliases.map((alias) => [aliasPath(page, alias), page.path])),
  );
  const versions = [...new Set([currentVersion, ...pages.map(({ version }) => version)])];
  const others = new Set(
    localeKeys.flatMap((locale) => [
      pageAddress(locale, currentVersion, ""),
      ...versions.map((version) => pageAddress(locale, version, searchSlug)),
    ]),
  );
  const byTwin = new Map(docs.map((doc) => [`${doc.locale}:${twinKey(doc)}`, doc]));
  const indexed = indexEditions(pages);
  const edition = (locale: Locale, version: string) => indexed.get(`${locale}:${version}`) ?? nothing(locale, version);

  const resolvePath = (path: string) => (byPath.has(path) || others.has(path) ? path : (aliases.get(path) ?? null));
  return {
    docs,
    notes,
    notesIn: (locale) => shownReleaseNotes(notes, locale),
    pages,
    editions: [...indexed.values()].map(({ locale, version }) => ({ locale, version })),
    versions,
    tree: (locale, version) => edition(locale, version).tree,
    sidebar: (locale, version) => edition(locale, version).sidebar,
    placement: ({ locale, version, path }) => edition(locale, version).placements.get(path) ?? null,
    aliases,
    resolvePath,
    findPage: (path) => byPath.get(resolvePath(path) ?? "") ?? null,
    pagesBelow: (locale, version, folder) => edition(locale, version).tree.below(folder),
    sectionName(page) {
      const section = edition(page.locale, page.version).tree.find(page.slug.split("/")[0] ?? "");
      return section && section !== page ? (section.doc.label ?? section.doc.title) : "";
    },
    twin: (doc, locale) => byTwin.get(`${locale}:${twinKey(doc)}`) ?? null,
  };
}

function indexEditions(pages: DocPage[]): Map<string, Indexed> {
  const groups = new Map<string, DocPage[]>();
  for (const page of pages) {
    const key = `${page.locale}:${page.version}`;
    const group = groups.get(key) ?? [];
    group.push(page);
    groups.set(key, group);
  }
  return new Map([...groups].map(([key, group]) => [key, indexEdition(group)]));
}

function indexEdition(pages: DocPage[]): Indexed {
  const { locale, version } = pages[0]!;
  const tree = pageTree(pages);
  const sidebar = sidebarTree(tree);
  return { locale, version, tree, sidebar, placements: placements(sidebar) };
}

function nothing(locale: Locale, version: string): Indexed {
  return { locale, version, tree: pageTree([]), sidebar: [], placements: new Map() };
}

function aliasPath(page: DocPage, alias: string): string {
  return pageAddress(page.locale, page.version, alias.replace(/^\/|\/$/g, ""));
}
