import type { DocLink } from "../../types/docs";
import * as styles from "./DocRows.module.css";
import { Link } from "./link/Link";

type Props = { docs: (DocLink & { section: string })[] };

/** Docs one below the other, each with the name of its section. */
export function DocRows({ docs }: Props) {
  return (
    <ul className={styles.rows}>
      {docs.map(({ path, label, section }) => (
        <li key={path}>
          <Link to={path}>
            <span>{label}</span> <span>{section}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
