import type { ReactNode } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import { Icon } from "../../basics/Icon";
import * as styles from "./Admonition.module.css";

type Props = { title?: string; children: ReactNode };

/** A remark set apart from the text, with icon, word and tone. */
function Admonition({ kind, title, children }: Props & { kind: "note" | "tip" | "info" | "warning" | "danger" }) {
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

export function Note(props: Props) {
  return <Admonition kind="note" {...props} />;
}

export function Tip(props: Props) {
  return <Admonition kind="tip" {...props} />;
}

export function Info(props: Props) {
  return <Admonition kind="info" {...props} />;
}

export function Warning(props: Props) {
  return <Admonition kind="warning" {...props} />;
}

export function Danger(props: Props) {
  return <Admonition kind="danger" {...props} />;
}
