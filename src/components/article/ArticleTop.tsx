import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import * as styles from "./ArticleTop.module.css";

type Props = {
  title: string;
  lead: string | null;
  /** ISO date, and the same in the reader's words. */
  lastChange: { date: string; text: string } | null;
};

/** Title, one sentence of what the page is for, and when it last changed. */
export function ArticleTop({ title, lead, lastChange }: Props) {
  const t = useStrings("article");
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {lastChange && (
        <p className={styles.facts}>
          <Icon name="clock" size="small" />
          {t("lastChange")} <time dateTime={lastChange.date}>{lastChange.text}</time>
        </p>
      )}
    </header>
  );
}
