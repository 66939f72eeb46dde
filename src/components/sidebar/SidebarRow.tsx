import { memo, type MouseEvent } from "react";
import { readPageAddress } from "../../i18n/pageAddress";
import { useStrings } from "../../i18n/LocaleContext";
import { sectionIcon } from "../../site/sections";
import type { SidebarItem } from "../../types/docs";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import * as styles from "./SidebarTree.module.css";
import type { OpenCategories } from "./useOpenCategories";

type Props = {
  item: SidebarItem;
  categories: OpenCategories;
  /** Rows of the first level have an icon. */
  isSection?: boolean;
};

/**
 * A doc, or a category with the docs below it. The label opens the page, the caret only the list. Another page draws it
 * again only where it says something else: its link knows by itself whether it is the open page.
 */
export const SidebarRow = memo(function SidebarRow({ item, categories, isSection = false }: Props) {
  const t = useStrings("sidebar");
  const isCategory = Boolean(item.items ?? item.isFolded);
  const isOpen = isCategory && categories.isOpen(item.path);
  const handleLinkClick = (event: MouseEvent) => {
    if (!isCategory || event.currentTarget.getAttribute("aria-current") !== "page") return;
    // Already here: the row opens and closes its list.
    event.preventDefault();
    categories.toggle(item.path);
  };
  return (
    <li className={isSection ? styles.section : undefined} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <Link
          className={styles.link}
          to={item.path}
          data-category={isCategory ? "" : undefined}
          onClick={handleLinkClick}
        >
          {isSection && <Icon name={sectionIcon(readPageAddress(item.path).slug)} />}
          <span>{item.label}</span>
        </Link>
        {isCategory && (
          <button
            type="button"
            className={styles.toggle}
            data-needs-scripts=""
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "collapse" : "expand", { label: item.label })}
            onClick={() => categories.toggle(item.path)}
          >
            <Icon name="right" size="tiny" />
          </button>
        )}
      </div>
      {item.items && isOpen && (
        <ul className={styles.children}>
          {item.items.map((child) => (
            <SidebarRow key={child.path} item={child} categories={categories} />
          ))}
        </ul>
      )}
    </li>
  );
});
