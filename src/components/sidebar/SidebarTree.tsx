import type { SidebarItem } from "../../types/docs";
import { useSite } from "../layout/SiteContext";
import { SidebarRow } from "./SidebarRow";
import * as styles from "./SidebarTree.module.css";
import { useOpenCategories } from "./useOpenCategories";

type Props = { items: SidebarItem[] };

/** All sections with their docs; what is closed is not drawn. */
export function SidebarTree({ items }: Props) {
  const { path } = useSite();
  const categories = useOpenCategories(items, path);
  return (
    <ul className={styles.tree}>
      {items.map((item) => (
        <SidebarRow key={item.path} item={item} currentPath={path} categories={categories} isSection />
      ))}
    </ul>
  );
}
