import type { ReactNode } from "react";
import { Icon } from "../../basics/Icon";
import * as styles from "./Details.module.css";

type Props = { summary: string; children: ReactNode };

/** A part that a reader opens when they need it. */
export function Details({ summary, children }: Props) {
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="right" size="tiny" />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
