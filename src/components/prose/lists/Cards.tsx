import type { ReactNode } from "react";
import { Icon } from "../../basics/Icon";
import { Link } from "../../basics/link/Link";
import * as styles from "./Cards.module.css";

/** Cards side by side. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = { href: string; title: string; description: string };

/** A doc to go to: its title and what it is for. */
export function Card({ href, title, description }: CardProps) {
  return (
    <Link className={styles.card} to={href}>
      <span className={styles.title}>
        {title}
        <Icon name="forward" size="small" />
      </span>
      <span className={styles.text}>{description}</span>
    </Link>
  );
}
