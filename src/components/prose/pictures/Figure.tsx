import type { ReactNode } from "react";
import * as styles from "./Figure.module.css";

type Props = { caption: string; children: ReactNode };

/** An image with a sentence below it. */
export function Figure({ caption, children }: Props) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
