import { chooseMode, useMode } from "../../browser/theme";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import * as styles from "./ThemeSwitch.module.css";

/** One button for light and dark; its icon shows what a press leads to. */
export function ThemeSwitch() {
  const t = useStrings("header");
  const mode = useMode();
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-scripts=""
      aria-label={t("theme")}
      aria-pressed={mode === "dark"}
      onClick={() => chooseMode(mode === "dark" ? "light" : "dark")}
    >
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
