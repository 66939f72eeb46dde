import type { ReactNode } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import { VisuallyHidden } from "../basics/VisuallyHidden";
import * as styles from "./ArticleTop.module.css";
import { CopyPage } from "./CopyPage";

type Props = {
  title: string;
  lead: string | null;
  /** ISO date, and the same in the reader's words. */
  lastChange: { date: string; text: string } | null;
  /** Whole minutes. */
  readingMinutes: number;
  /** What stands behind the facts: on small screens the page's contents. */
  children: ReactNode;
};

/** Title, one sentence of what the page is for, and a line of facts. */
export function ArticleTop({ title, lead, lastChange, readingMinutes, children }: Props) {
  const t = useStrings("article");
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.facts}>
        <p>{t("readingTime", { count: readingMinutes })}</p>
        {lastChange && (
          <p>
            <Icon name="clock" size="small" />
            <VisuallyHidden>{t("lastChange")} </VisuallyHidden>
            <time dateTime={lastChange.date}>{lastChange.text}</time>
          </p>
        )}
        <CopyPage />
        {children}
      </div>
    </header>
  );
}
