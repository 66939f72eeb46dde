import type { DocPage } from "./docPages";
import { parentSlug } from "../read/docPath";

/** The pages of one language and version, by the folder they lie in. */
export type PageTree = {
  pages: DocPage[];
  /** The pages directly below a folder, in the order of the sidebar. The home page lies in no folder. */
  below(folder: string): DocPage[];
  find(slug: string): DocPage | null;
  /** Whether a page, or a folder it lies in, asks to stay out of the sidebar. */
  isHidden(page: DocPage): boolean;
};

/** Indexes pages once, so that no question about one of them looks at all. */
export function pageTree(pages: DocPage[]): PageTree {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const byFolder = new Map<string, DocPage[]>();
  for (const page of pages.filter(({ slug }) => slug !== "")) {
    const siblings = byFolder.get(parentSlug(page.slug)) ?? [];
    siblings.push(page);
    byFolder.set(parentSlug(page.slug), siblings);
  }
  for (const siblings of byFolder.values()) siblings.sort(bySidebarOrder);
  const hides = (slug: string): boolean =>
    slug !== "" && (bySlug.get(slug)?.doc.hideSidebar === true || hides(parentSlug(slug)));
  return {
    pages,
    below: (folder) => byFolder.get(folder) ?? [],
    find: (slug) => bySlug.get(slug) ?? null,
    isHidden: ({ slug }) => hides(slug),
  };
}

/** By `position`, then by slug. */
function bySidebarOrder(a: DocPage, b: DocPage): number {
  const difference = (a.doc.position ?? Infinity) - (b.doc.position ?? Infinity);
  return Number.isNaN(difference) || difference === 0 ? a.slug.localeCompare(b.slug, "en") : difference;
}
