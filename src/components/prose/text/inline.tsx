import type { ReactNode } from "react";
import * as styles from "./inline.module.css";

type Props = { children: ReactNode };

/** A key of the keyboard. */
export function Key({ children }: Props) {
  return <kbd className={styles.key}>{children}</kbd>;
}

/** A file or folder. */
export function Path({ children }: Props) {
  return <code className={styles.path}>{children}</code>;
}
