import { type ReactNode, useRef } from "react";
import { useScrolls } from "../useScrolls";
import * as styles from "./Table.module.css";

type Props = {
  /** Name of the region, taken from the heading above. */
  label: string;
  /** How wide the first column is, on all tables of the page. */
  first: "narrow" | "middle" | "wide";
  /** Whether phones show each row as a list of its cells. */
  stacked?: boolean;
  children: ReactNode;
};

/** A table. On phones its rows are stacked where they are too wide; what still does not fit scrolls inside itself. */
export function Table({ label, first, stacked, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    // A group, not a region: tables are no landmarks.
    <div
      className={styles.box}
      role="group"
      aria-label={label}
      {...useScrolls(box)}
      data-first={first}
      data-stacked={stacked}
      ref={box}
    >
      <table role={stacked ? "table" : undefined}>{children}</table>
    </div>
  );
}
