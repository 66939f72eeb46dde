import type { ReactNode } from "react";
import * as styles from "./Button.module.css";
import { Link } from "./link/Link";

type Props = { children: ReactNode; onClick(): void; isQuiet?: boolean };

/** A button that does something on this page. */
export function Button({ children, onClick, isQuiet = false }: Props) {
  return (
    <button type="button" className={isQuiet ? styles.quiet : styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

type LinkProps = { children: ReactNode; to: string; isQuiet?: boolean; hrefLang?: string | undefined };

/** A link that looks like a button: the next step of the page. */
export function ButtonLink({ children, to, isQuiet = false, hrefLang }: LinkProps) {
  return (
    <Link className={isQuiet ? styles.quiet : styles.button} to={to} hrefLang={hrefLang}>
      {children}
    </Link>
  );
}
