import { Children, type ReactNode } from "react";
import * as styles from "./AllDocs.module.css";
import { ProseLink } from "../text/ProseLink";

/** Every doc of the version, section by section, as in the sidebar. */
export function AllDocs({ children }: { children?: ReactNode }) {
  return <ul className={styles.sections}>{children}</ul>;
}

type ListedDocProps = { href: string; label: string; children?: ReactNode };

/** A doc of the list, with the docs below it. */
export function ListedDoc({ href, label, children }: ListedDocProps) {
  return (
    <li>
      <ProseLink href={href}>{label}</ProseLink>
      {Children.count(children) > 0 && <ul className={styles.docs}>{children}</ul>}
    </li>
  );
}
