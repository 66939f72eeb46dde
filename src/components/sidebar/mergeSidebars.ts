import type { SidebarItem } from "../../types/docs";

/**
 * Keeps the rows that earlier pages have brought: a page brings those of its own section only, and nothing that is open
 * closes by itself. Rows that say the same stay the same objects, so that they are not drawn again.
 */
export function mergeSidebars(known: SidebarItem[], brought: SidebarItem[]): SidebarItem[] {
  const knownByPath = new Map(known.map((item) => [item.path, item]));
  const merged = brought.map((item) => {
    const before = knownByPath.get(item.path);
    return before ? mergeRow(before, item) : item;
  });
  const isSame = merged.length === known.length && merged.every((item, index) => item === known[index]);
  return isSame ? known : merged;
}

function mergeRow(before: SidebarItem, { label, path, items, isFolded }: SidebarItem): SidebarItem {
  const rows = before.items && items ? mergeSidebars(before.items, items) : (items ?? before.items);
  if (label === before.label && rows === before.items && (rows || isFolded === before.isFolded)) return before;
  if (rows) return { label, path, items: rows };
  return isFolded ? { label, path, isFolded } : { label, path };
}
