import type { ReactNode } from "react";
import { Icon } from "../basics/Icon";
import * as styles from "./Summary.module.css";

type Props = { id?: string; children: ReactNode };

/** What is seen of a folded part: an arrow that turns when it is opened, and what is in it. */
export function Summary({ id, children }: Props) {
  return (
    <summary id={id} className={styles.summary}>
      <Icon name="right" size="tiny" />
      {children}
    </summary>
  );
}
