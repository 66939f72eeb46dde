import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./Loading.module.css";

/** Says that search is on its way; shown only when that takes longer than a blink. */
export function Loading() {
  const t = useStrings("searchEntry");
  return <p className={styles.loading}>{t("loading")}</p>;
}
