import type { SidebarItem } from "../../types/docs";

/**
 * Keeps the rows that earlier pages have brought: a page brings those of its own section only, and nothing that is open
 * closes by itself.
 */
export function mergeSidebars(known: SidebarItem[], brought: SidebarItem[]): SidebarItem[] {
  const knownByPath = new Map(known.map((item) => [item.path, item]));
  return brought.map((item) => {
    const before = knownByPath.get(item.path)?.items;
    if (!before) return item;
    const { label, path, items } = item;
    return { label, path, items: items ? mergeSidebars(before, items) : before };
  });
}
