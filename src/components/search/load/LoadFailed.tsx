import { useEffect, useState } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import { Button } from "../../basics/Button";
import * as styles from "./LoadFailed.module.css";
import { isOtherBuildHosted } from "./otherBuild";

type Props = {
  /** What came is for the scripts of another release. */
  isForeign?: boolean;
  onRetry(): void;
};

/**
 * Says that search could not be loaded and offers another try. Where the site has been published anew since the page was
 * opened, no try would help: then the page is loaded again.
 */
export function LoadFailed({ isForeign = false, onRetry }: Props) {
  const t = useStrings("searchEntry");
  const [isGone, setGone] = useState(false);
  useEffect(() => void isOtherBuildHosted().then(setGone), []);
  const isOutdated = isForeign || isGone;
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{t(isOutdated ? "outdated" : "failed")}</p>
      <p>{t(isOutdated ? "outdatedText" : "failedText")}</p>
      <Button onClick={isOutdated ? () => location.reload() : onRetry}>{t(isOutdated ? "reload" : "retry")}</Button>
    </div>
  );
}
