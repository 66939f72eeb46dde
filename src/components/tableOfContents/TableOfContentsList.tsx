import { listedLevels } from "../../site/listedLevels";
import type { TableOfContentsEntry } from "../../types/docs";
import * as styles from "./TableOfContents.module.css";

type Props = {
  entries: TableOfContentsEntry[];
  /** Anchor of the heading the reader is at. */
  active?: string | null;
  onSelect?(): void;
};

/** Links to the headings of the table of contents; those below its highest level are indented. */
export function TableOfContentsList({ entries, active, onSelect }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map(({ anchor, depth, text }) => (
        <li key={anchor} className={depth > listedLevels.min ? styles.deeper : undefined}>
          <a href={`#${anchor}`} aria-current={anchor === active ? "location" : undefined} onClick={onSelect}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
