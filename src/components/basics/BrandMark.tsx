import * as styles from "./BrandMark.module.css";

type Props = { isLost?: boolean };

/** The mark: two arcs back to back make an X. On the not-found page one of them fades to dots. */
export function BrandMark({ isLost = false }: Props) {
  return (
    <svg className={isLost ? styles.lost : styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.back} d="M19 3.8c-6.4 4.6-6.4 11.8 0 16.4" />
      <path className={styles.front} d="M5 3.8c6.4 4.6 6.4 11.8 0 16.4" />
    </svg>
  );
}
