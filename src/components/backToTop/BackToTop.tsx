import { useEffect, useState } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { backToTopFrom } from "../../site/behaviour";
import { Icon } from "../basics/Icon";
import { skipLinkId } from "../skipLink/SkipLink";
import * as styles from "./BackToTop.module.css";

/** A button back to the top; it appears when the reader scrolls up, far down a long page. */
export function BackToTop() {
  const t = useStrings("header");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const { scrollY } = window;
      if (scrollY !== last) setShown(scrollY < last && scrollY > backToTopFrom);
      last = scrollY;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, []);
  const handleClick = () => {
    window.scrollTo({ top: 0 });
    document.getElementById(skipLinkId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={isShown ? styles.shown : styles.hidden}
      onClick={handleClick}
      aria-label={t("backToTop")}
    >
      <Icon name="up" size="small" />
    </button>
  );
}
