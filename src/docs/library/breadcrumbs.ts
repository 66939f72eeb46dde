import type { DocLink, SidebarItem } from "../../types/docs";

/** The categories above a page and the page itself, outermost first; empty for a page outside the sidebar. */
export function breadcrumbs(tree: SidebarItem[], path: string): DocLink[] {
  for (const { label, path: itemPath, items } of tree) {
    if (itemPath === path) return [{ label, path }];
    const below = breadcrumbs(items ?? [], path);
    if (below.length > 0) return [{ label, path: itemPath }, ...below];
  }
  return [];
}
