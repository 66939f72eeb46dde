import { useMemo, useState } from "react";
import { readPageAddress } from "../../i18n/pageAddress";
import type { SidebarItem } from "../../types/docs";
import { categoriesAround } from "./openCategories";

/** Which categories are open, and how to open or close one. */
export type OpenCategories = { isOpen(path: string): boolean; toggle(path: string): void };

/**
 * Categories around the current page open by themselves; nothing closes by itself. Remembered without
 * language and version, so that the others show the same ones open.
 * @returns the same object until a category opens or closes
 */
export function useOpenCategories(items: SidebarItem[], path: string): OpenCategories {
  const around = () => categoriesAround(items, path).map(slugOf);
  const [shownPath, setShownPath] = useState(path);
  const [open, setOpen] = useState(() => new Set(around()));
  if (shownPath !== path) {
    setShownPath(path);
    if (!around().every((category) => open.has(category))) setOpen(new Set([...open, ...around()]));
  }
  return useMemo(
    () => ({
      isOpen: (category) => open.has(slugOf(category)),
      toggle(category) {
        const key = slugOf(category);
        const next = new Set(open);
        if (!next.delete(key)) next.add(key);
        setOpen(next);
      },
    }),
    [open],
  );
}

function slugOf(path: string): string {
  return readPageAddress(path).slug;
}
