import type { MouseEvent } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import * as styles from "./SkipLink.module.css";

/** Where keyboard focus starts on a new page; `gatsby/browser/navigation/afterNavigation` looks for it. */
export const skipLinkId = "skip";

/** First stop of the keyboard: jumps over header and sidebar. */
export function SkipLink() {
  const t = useStrings("header");
  const handleClick = (event: MouseEvent) => {
    const main = document.querySelector("main");
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
  };
  return (
    <div id={skipLinkId} tabIndex={-1} className={styles.region} role="region" aria-label={t("skip")}>
      <a className={styles.link} href="#main" onClick={handleClick}>
        {t("skip")}
      </a>
    </div>
  );
}
