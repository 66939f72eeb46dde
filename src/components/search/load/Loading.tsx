import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./Loading.module.css";

/** Says that search is on its way; shown only when that takes longer than a blink. @param isLate it has taken that long */
export function Loading({ isLate = false }: { isLate?: boolean }) {
  const t = useStrings("searchEntry");
  return <p className={isLate ? styles.late : styles.loading}>{t("loading")}</p>;
}
