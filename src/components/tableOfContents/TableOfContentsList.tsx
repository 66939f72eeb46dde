import type { TableOfContentsEntry } from "../../types/docs";
import * as styles from "./TableOfContents.module.css";

type Props = {
  entries: TableOfContentsEntry[];
  /** Anchor of the heading the reader is at. */
  active?: string | null;
  onSelect?(): void;
};

/** Links to the headings of levels 2 and 3; the deeper ones are indented. */
export function TableOfContentsList({ entries, active, onSelect }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map(({ anchor, depth, text }) => (
        <li key={anchor} className={depth > 2 ? styles.deeper : undefined}>
          <a href={`#${anchor}`} aria-current={anchor === active ? "location" : undefined} onClick={onSelect}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
