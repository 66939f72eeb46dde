import * as styles from "./Correction.module.css";
import { useSearchStrings } from "../searchStrings";

type Props = {
  /** What was typed. */
  query: string;
  /** What was searched for instead. */
  corrected: string;
  onLiteral(): void;
};

/** Says that something other than the typed words was searched for; the typed ones stay one click away. */
export function Correction({ query, corrected, onLiteral }: Props) {
  const t = useSearchStrings();
  return (
    <p className={styles.correction}>
      {t("correctedTo", { query: corrected })}{" "}
      <button type="button" onClick={onLiteral}>
        {t("searchLiterally", { query: query.trim() })}
      </button>
    </p>
  );
}
