import type { ReactNode } from "react";
import * as styles from "./Table.module.css";

type Props = {
  /** Name of the region, taken from the heading above. */
  label: string;
  children: ReactNode;
};

/** A table that scrolls inside itself when it is wider than the text. */
export function Table({ label, children }: Props) {
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
