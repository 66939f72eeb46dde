import type { SidebarItem } from "../../types/docs";
import type { DocPage } from "./docPages";
import { parentSlug } from "../read/docPath";

/**
 * The sidebar of one language and version. A folder's index leads its category; neighbours are ordered by
 * `position`, then by slug. Docs and folders with `hideSidebar` are left out with all that is below them.
 */
export function sidebarTree(pages: DocPage[]): SidebarItem[] {
  const visible = pages.filter((page) => page.slug !== "" && !isHidden(page, pages));
  return itemsBelow("", visible);
}

/** Whether a page, or a folder it lies in, asks to stay out of the sidebar. */
export function isHidden(page: DocPage, pages: DocPage[]): boolean {
  const hides = ({ doc, slug }: DocPage) => doc.hideSidebar && (page.slug === slug || page.slug.startsWith(`${slug}/`));
  return pages.some(hides);
}

function itemsBelow(folder: string, pages: DocPage[]): SidebarItem[] {
  return childPages(folder, pages).map((page) => {
    const items = itemsBelow(page.slug, pages);
    const item = { label: page.doc.label ?? page.doc.title, path: page.path };
    return items.length > 0 ? { ...item, items } : item;
  });
}

/** The pages directly below a folder, in the order of the sidebar. */
export function childPages(folder: string, pages: DocPage[]): DocPage[] {
  return pages.filter(({ slug }) => slug !== "" && parentSlug(slug) === folder).sort(bySidebarOrder);
}

function bySidebarOrder(a: DocPage, b: DocPage): number {
  const difference = (a.doc.position ?? Infinity) - (b.doc.position ?? Infinity);
  return Number.isNaN(difference) || difference === 0 ? a.slug.localeCompare(b.slug, "en") : difference;
}
