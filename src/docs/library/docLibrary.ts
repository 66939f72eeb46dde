import { type Locale, localeKeys } from "../../site/locales";
import { searchSlug } from "../../site/names";
import type { SidebarItem } from "../../types/docs";
import { addLocale } from "../../i18n/localePath";
import { type DocPage, docPages, twinKey } from "./docPages";
import { docUrl } from "../read/docPath";
import type { DocRecord } from "../read/docRecord";
import { sidebarTree } from "./sidebarTree";

/** Everything one doc may want to know about the others. */
export type DocLibrary = {
  docs: DocRecord[];
  pages: DocPage[];
  /** The page at an address or alias; null when there is none. */
  findPage(path: string): DocPage | null;
  /** Where a link leads: the address itself, or an alias' target; null when nothing is there. */
  resolvePath(path: string): string | null;
  /** Address of each alias and where it leads. */
  aliases: Map<string, string>;
  sidebar(locale: Locale, version: string): SidebarItem[];
  /** The same doc in another language. */
  twin(doc: DocRecord, locale: Locale): DocRecord | null;
};

/** Indexes a set of docs. Cheap enough to be made anew whenever a doc changes. */
export function docLibrary(docs: DocRecord[]): DocLibrary {
  const pages = docPages(docs);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map(
    pages.flatMap((page) => page.doc.aliases.map((alias) => [aliasPath(page, alias), page.path])),
  );
  const others = new Set(
    ["/", `/${searchSlug}/`].flatMap((path) => localeKeys.map((locale) => addLocale(path, locale))),
  );
  const byTwin = new Map(docs.map((doc) => [`${doc.locale}:${twinKey(doc)}`, doc]));
  const sidebars = new Map<string, SidebarItem[]>();

  const resolvePath = (path: string) => (byPath.has(path) || others.has(path) ? path : (aliases.get(path) ?? null));
  return {
    docs,
    pages,
    aliases,
    resolvePath,
    findPage: (path) => byPath.get(resolvePath(path) ?? "") ?? null,
    sidebar(locale, version) {
      const key = `${locale}:${version}`;
      const known = sidebars.get(key);
      if (known) return known;
      const tree = sidebarTree(pages.filter((page) => page.locale === locale && page.version === version));
      sidebars.set(key, tree);
      return tree;
    },
    twin: (doc, locale) => byTwin.get(`${locale}:${twinKey(doc)}`) ?? null,
  };
}

function aliasPath(page: DocPage, alias: string): string {
  return docUrl(page.locale, page.version, alias.replace(/^\/|\/$/g, ""));
}
