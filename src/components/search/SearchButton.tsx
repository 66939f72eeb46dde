import { useEffect, useState } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { siteConfig } from "../../site/siteConfig";
import { Icon } from "../basics/Icon";
import * as styles from "./SearchButton.module.css";
import { useSearchControl } from "./SearchProvider";
import { isMac } from "./useSearchShortcut";

type Props = {
  /** As wide as the column around it, with more words: on the home page. */
  isWide?: boolean;
};

/** A button that looks like the field it opens, with the shortcut of the reader's keyboard. */
export function SearchButton({ isWide = false }: Props) {
  const t = useStrings("searchEntry");
  const { open, prefetch } = useSearchControl();
  const shortcut = useShortcut();
  const words = t(isWide ? "label" : "button");
  // What is seen is said too, the shortcut with it (WCAG 2.5.3); on a phone nothing but the icon is seen.
  const name = shortcut && !isWide ? `${words} ${t(shortcut)}` : words;
  return (
    <button
      type="button"
      className={isWide ? styles.wide : styles.button}
      data-needs-scripts=""
      aria-label={name}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut && { shortcutControl: "Control+K", shortcutCommand: "Meta+K" }[shortcut]}
      onClick={open}
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      <Icon name="search" size="small" />
      <span className={styles.label} aria-hidden="true">
        {words}
      </span>
      {/* The space keeps the two words of what is seen apart, as they are in the name. */}
      {shortcut && !isWide && " "}
      {shortcut && !isWide && <kbd className={styles.key}>{t(shortcut)}</kbd>}
    </button>
  );
}

/** The hint to show; none before hydration, when the platform is not known, nor when the shortcut is off. */
function useShortcut(): "shortcutControl" | "shortcutCommand" | undefined {
  const [shortcut, setShortcut] = useState<"shortcutControl" | "shortcutCommand">();
  useEffect(() => {
    if (siteConfig.search.shortcut) setShortcut(isMac() ? "shortcutCommand" : "shortcutControl");
  }, []);
  return shortcut;
}
