import type { ReactNode } from "react";
import { Summary } from "../../summary/Summary";
import * as styles from "./Details.module.css";

type Props = { summary: string; children: ReactNode };

/** A part that a reader opens when they need it. */
export function Details({ summary, children }: Props) {
  return (
    <details className={styles.details}>
      <Summary>{summary}</Summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
