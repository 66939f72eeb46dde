import type { SidebarItem } from "../../types/docs";
import type { PageTree } from "./pageTree";

/**
 * The sidebar of one language and version. A folder's index leads its category; neighbours are ordered by
 * `position`, then by slug. Docs and folders with `hideSidebar` are left out with all that is below them.
 */
export function sidebarTree(tree: PageTree, folder = ""): SidebarItem[] {
  return tree
    .below(folder)
    .filter((page) => !tree.isHidden(page))
    .map((page) => {
      const items = sidebarTree(tree, page.slug);
      const item = { label: page.doc.label ?? page.doc.title, path: page.path };
      return items.length > 0 ? { ...item, items } : item;
    });
}
