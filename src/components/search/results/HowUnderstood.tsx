import { languageName } from "../../../i18n/languageName";
import { useLocale } from "../../../i18n/LocaleContext";
import type { RankedAnswer } from "../../../search/search";
import { useSearchStrings } from "../searchStrings";
import * as styles from "./HowUnderstood.module.css";
import * as textLink from "./TextLink.module.css";

type Props = {
  /** What was typed. */
  query: string;
  answer: Pick<RankedAnswer, "corrected" | "missing" | "alike" | "strangers" | "isAcross">;
  onLiteral(): void;
};

/**
 * Says that pages were found by their twins in another language, that something other than the typed words was searched
 * for, and which of them no page has, dropped or taken for words like them; what was typed stays one click away.
 */
export function HowUnderstood({ query, answer: { corrected, missing, alike, strangers, isAcross }, onLiteral }: Props) {
  const t = useSearchStrings();
  const locale = useLocale();
  const listOf = (words: string[]) => ({ words: words.map((word) => t("quotedWord", { word })).join(", ") });
  return (
    <>
      {isAcross && strangers && (
        <p className={styles.note}>{t("acrossLanguages", { language: languageName(strangers, locale) })}</p>
      )}
      {corrected !== null && (
        <p className={styles.note}>
          {t("correctedTo", { query: corrected })}{" "}
          <button type="button" className={textLink.link} onClick={onLiteral}>
            {t("searchLiterally", { query: query.trim() })}
          </button>
        </p>
      )}
      {missing.length > 0 && <p className={styles.note}>{t("missingWords", listOf(missing))}</p>}
      {alike.length > 0 && <p className={styles.note}>{t("alikeWords", listOf(alike))}</p>}
    </>
  );
}
