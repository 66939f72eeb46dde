import type { SidebarItem } from "../../types/docs";

/**
 * What a page shows of the sidebar before its reader opens anything: all sections, and the categories around the page
 * open. It grows with the page's own section, not with the site, and changes only with what the page shows.
 */
export type SidebarBranch = {
  /** Address of the innermost open category; null where none is open. */
  category: string | null;
  items: SidebarItem[];
};

/** All branches of a sidebar: one with everything closed, and one for each category. */
export function sidebarBranches(sidebar: SidebarItem[]): SidebarBranch[] {
  return [{ category: null, items: sidebar.map(folded) }, ...branchesBelow(sidebar, (items) => items)];
}

/** @param around puts the rows of a level into the levels around it */
function branchesBelow(rows: SidebarItem[], around: (rows: SidebarItem[]) => SidebarItem[]): SidebarBranch[] {
  return rows.flatMap((row): SidebarBranch[] => {
    const { items } = row;
    if (!items) return [];
    const opened = (below: SidebarItem[]) =>
      around(rows.map((other) => (other === row ? { ...row, items: below } : folded(other))));
    return [{ category: row.path, items: opened(items.map(folded)) }, ...branchesBelow(items, opened)];
  });
}

/** A row without what is below it; a category says that there is something. */
function folded({ label, path, items }: SidebarItem): SidebarItem {
  return items ? { label, path, isFolded: true } : { label, path };
}
