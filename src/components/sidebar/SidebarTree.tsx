import { useEffect, useMemo, useRef } from "react";
import { openAddress } from "../../browser/openAddress";
import { loadSiteData } from "../../browser/siteData";
import { useLocale } from "../../i18n/LocaleContext";
import type { SidebarItem } from "../../types/docs";
import { usePath } from "../basics/link/PathContext";
import { useSite } from "../siteContext/SiteContext";
import { SidebarRow } from "./SidebarRow";
import * as styles from "./SidebarTree.module.css";
import { useOpenCategories } from "./useOpenCategories";

type Props = { items: SidebarItem[] };

/** All sections with their docs; what is closed is not drawn, and its rows are loaded when they are needed. */
export function SidebarTree({ items }: Props) {
  const path = usePath();
  const { version } = useSite();
  const locale = useLocale();
  const open = useOpenCategories(items, path);
  const pressed = useRef<string | null>(null);
  const missing = firstWithoutRows(items, open.isOpen);
  useEffect(() => {
    if (missing === null) return undefined;
    let isHere = true;
    void loadSiteData(locale, version).then((data) => {
      // What a reader wanted to open and cannot be opened here can be read on its own page.
      if (isHere && data === null && pressed.current === missing) openAddress(missing);
    });
    return () => {
      isHere = false;
    };
  }, [missing, locale, version]);
  const categories = useMemo(
    () => ({
      isOpen: open.isOpen,
      toggle(category: string) {
        pressed.current = category;
        open.toggle(category);
      },
    }),
    [open],
  );
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <SidebarRow key={item.path} item={item} categories={categories} isSection />
      ))}
    </ul>
  );
}

/** Address of a category that is open but whose rows are not here yet. */
function firstWithoutRows(items: SidebarItem[], isOpen: (path: string) => boolean): string | null {
  for (const item of items) {
    if (item.isFolded && isOpen(item.path)) return item.path;
    const below = item.items && isOpen(item.path) ? firstWithoutRows(item.items, isOpen) : null;
    if (below !== null) return below;
  }
  return null;
}
