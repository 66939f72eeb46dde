import type { ReactNode } from "react";
import { Link } from "../../basics/link/Link";
import * as styles from "./ProseLink.module.css";

type Props = { href: string; children: ReactNode };

/** A link inside a sentence. */
export function ProseLink({ href, children }: Props) {
  return (
    <Link className={styles.link} to={href}>
      {children}
    </Link>
  );
}
