import { useId, useRef } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { contentsIds } from "../skipLink/contentsIds";
import type { TableOfContentsEntry } from "../../types/docs";
import * as styles from "./TableOfContents.module.css";
import { TableOfContentsList } from "./TableOfContentsList";
import { useActiveHeading } from "./useActiveHeading";
import { useSlidingMark } from "./useSlidingMark";

type Props = { entries: TableOfContentsEntry[] };

/** The headings of the page beside it, the current one marked. */
export function TableOfContents({ entries }: Props) {
  const t = useStrings("tableOfContents");
  const titleId = useId();
  const active = useActiveHeading(entries);
  const ref = useRef<HTMLElement>(null);
  useSlidingMark(ref, active);
  return (
    <nav className={styles.contents} ref={ref} id={contentsIds.beside} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t("title")}
      </h2>
      <TableOfContentsList entries={entries} active={active} />
    </nav>
  );
}
