import type { SidebarItem } from "../../types/docs";

/** Addresses of the categories that contain a page, its own included when it leads one. */
export function categoriesAround(items: SidebarItem[], path: string): string[] {
  for (const item of items) {
    if (!item.items) continue;
    if (item.path === path) return [item.path];
    const below = categoriesAround(item.items, path);
    if (below.length > 0 || item.items.some((child) => child.path === path)) return [item.path, ...below];
  }
  return [];
}
