import type { ReactNode } from "react";
import { Icon } from "../basics/Icon";
import * as styles from "./Notice.module.css";

type Props = {
  tone: "info" | "warning";
  /** What the notice is called among the parts of the page; two on a page differ. */
  label: string;
  children: ReactNode;
};

/** One or two sentences about the whole page, above its text. */
export function Notice({ tone, label, children }: Props) {
  return (
    <aside className={tone === "info" ? styles.info : styles.warning} aria-label={label}>
      <Icon name={tone} />
      <p>{children}</p>
    </aside>
  );
}
