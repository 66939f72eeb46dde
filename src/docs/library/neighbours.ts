import type { DocLink, SidebarItem } from "../../types/docs";

/** Previous and next doc in the order of the sidebar, categories included; nulls for a page outside it. */
export function neighbours(tree: SidebarItem[], path: string): { previous: DocLink | null; next: DocLink | null } {
  const order = flatten(tree);
  const at = order.findIndex((link) => link.path === path);
  if (at < 0) return { previous: null, next: null };
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/** Every row of the sidebar, from top to bottom. */
export function flatten(tree: SidebarItem[]): DocLink[] {
  return tree.flatMap(({ label, path, items }) => [{ label, path }, ...flatten(items ?? [])]);
}
