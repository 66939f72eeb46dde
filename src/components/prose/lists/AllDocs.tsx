import type { SidebarItem } from "../../../types/docs";
import { useSite } from "../../layout/SiteContext";
import * as styles from "./AllDocs.module.css";
import { ProseLink } from "../text/ProseLink";

/** Every doc of the version, section by section, as in the sidebar. */
export function AllDocs() {
  const { sidebar } = useSite();
  return (
    <ul className={styles.sections}>
      {sidebar.map((section) => (
        <li key={section.path}>
          <ProseLink href={section.path}>{section.label}</ProseLink>
          {section.items && <DocList items={section.items} />}
        </li>
      ))}
    </ul>
  );
}

function DocList({ items }: { items: SidebarItem[] }) {
  return (
    <ul className={styles.docs}>
      {items.map(({ label, path, items: below }) => (
        <li key={path}>
          <ProseLink href={path}>{label}</ProseLink>
          {below && <DocList items={below} />}
        </li>
      ))}
    </ul>
  );
}
