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
    // What scrolls must be reachable by keyboard (WCAG 2.1.1). A group, not a region: tables are no landmarks.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
