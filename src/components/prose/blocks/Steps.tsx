import type { ReactNode } from "react";
import * as styles from "./Steps.module.css";

type Props = { children: ReactNode };

/** A procedure: the one numbered list inside, its numbers in circles on a line. */
export function Steps({ children }: Props) {
  return <div className={styles.steps}>{children}</div>;
}
