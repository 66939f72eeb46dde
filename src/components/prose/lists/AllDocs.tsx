import { Children, type ReactNode } from "react";
import * as styles from "./AllDocs.module.css";
import { ProseLink } from "../text/ProseLink";

/** Every doc of the version, section by section, as in the sidebar. */
export function AllDocs({ children }: { children?: ReactNode }) {
  return <ul className={styles.sections}>{children}</ul>;
}

type Props = { href: string; label: string; children?: ReactNode };

/** A section of the list, under a heading, with the docs below it. */
export function ListedSection({ href, label, children }: Props) {
  return (
    <li>
      <h2>
        <ProseLink href={href}>{label}</ProseLink>
      </h2>
      <DocsBelow>{children}</DocsBelow>
    </li>
  );
}

/** A doc of the list, with the docs below it. */
export function ListedDoc({ href, label, children }: Props) {
  return (
    <li>
      <ProseLink href={href}>{label}</ProseLink>
      <DocsBelow>{children}</DocsBelow>
    </li>
  );
}

function DocsBelow({ children }: { children: ReactNode }) {
  return Children.count(children) > 0 ? <ul className={styles.docs}>{children}</ul> : null;
}
