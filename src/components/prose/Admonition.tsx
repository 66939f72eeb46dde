import type { ReactNode } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import * as styles from "./Admonition.module.css";

type Props = {
  kind: "note" | "tip" | "info" | "warning" | "danger";
  title?: string;
  children: ReactNode;
};

/** A remark set apart from the text, with icon, word and tone. */
export function Admonition({ kind, title, children }: Props) {
  const t = useStrings("prose");
  const name = title ?? t(kind);
  return (
    <aside className={styles[kind]} aria-label={title ? `${t(kind)}: ${title}` : name}>
      <Icon name={kind} />
      <div className={styles.body}>
        <p className={styles.title}>{name}</p>
        {children}
      </div>
    </aside>
  );
}
