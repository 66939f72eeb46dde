import * as styles from "./Loading.module.css";
import { useSearchStrings } from "../searchStrings";

/** Says that search is on its way; shown only when that takes longer than a blink. */
export function Loading() {
  const t = useSearchStrings();
  return <p className={styles.loading}>{t("loading")}</p>;
}
