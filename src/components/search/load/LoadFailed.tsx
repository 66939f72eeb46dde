import { useStrings } from "../../../i18n/LocaleContext";
import { Button } from "../../basics/Button";
import * as styles from "./LoadFailed.module.css";

type Props = { onRetry(): void };

/** Says that search could not be loaded and offers another try. */
export function LoadFailed({ onRetry }: Props) {
  const t = useStrings("search");
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{t("failed")}</p>
      <p>{t("failedText")}</p>
      <Button onClick={onRetry}>{t("retry")}</Button>
    </div>
  );
}
