import { useEffect } from "react";
import { openAddress } from "../../browser/openAddress";
import { loadSiteData } from "../../browser/siteData";
import { useLocale } from "../../i18n/LocaleContext";
import type { SidebarItem } from "../../types/docs";
import { useSite } from "../layout/SiteContext";
import { SidebarRow } from "./SidebarRow";
import * as styles from "./SidebarTree.module.css";
import { useOpenCategories } from "./useOpenCategories";

type Props = { items: SidebarItem[] };

/** All sections with their docs; what is closed is not drawn, and its rows are loaded when they are needed. */
export function SidebarTree({ items }: Props) {
  const { path, version } = useSite();
  const locale = useLocale();
  const categories = useOpenCategories(items, path);
  const missing = firstWithoutRows(items, categories.isOpen);
  useEffect(() => {
    if (missing === null) return;
    // What cannot be opened here can be read on its own page.
    void loadSiteData(locale, version).then((data) => data === null && openAddress(missing));
  }, [missing, locale, version]);
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <SidebarRow key={item.path} item={item} currentPath={path} categories={categories} isSection />
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
