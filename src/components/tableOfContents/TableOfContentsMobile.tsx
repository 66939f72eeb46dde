import { useRef } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import type { TableOfContentsEntry } from "../../types/docs";
import { contentsIds } from "../skipLink/contentsIds";
import { Summary } from "../summary/Summary";
import * as styles from "./TableOfContents.module.css";
import { TableOfContentsList } from "./TableOfContentsList";

type Props = { entries: TableOfContentsEntry[] };

/** The headings of the page above it, folded, on small screens. Choosing one folds the list again. */
export function TableOfContentsMobile({ entries }: Props) {
  const t = useStrings("tableOfContents");
  const details = useRef<HTMLDetailsElement>(null);
  const fold = () => details.current?.removeAttribute("open");
  return (
    <details className={styles.mobile} ref={details}>
      <Summary id={contentsIds.above}>{t("title")}</Summary>
      <TableOfContentsList entries={entries} onSelect={fold} />
    </details>
  );
}
