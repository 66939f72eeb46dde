import type { RankedAnswer } from "../../../search/search";
import { useSearchStrings } from "../searchStrings";
import * as styles from "./HowUnderstood.module.css";
import * as textLink from "./TextLink.module.css";

type Props = {
  /** What was typed. */
  query: string;
  answer: Pick<RankedAnswer, "corrected" | "missing">;
  onLiteral(): void;
};

/**
 * Says that something other than the typed words was searched for, and which of them no page has; what was typed stays one
 * click away.
 */
export function HowUnderstood({ query, answer: { corrected, missing }, onLiteral }: Props) {
  const t = useSearchStrings();
  return (
    <>
      {corrected !== null && (
        <p className={styles.note}>
          {t("correctedTo", { query: corrected })}{" "}
          <button type="button" className={textLink.link} onClick={onLiteral}>
            {t("searchLiterally", { query: query.trim() })}
          </button>
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          {t("missingWords", { words: missing.map((word) => t("quotedWord", { word })).join(", ") })}
        </p>
      )}
    </>
  );
}
