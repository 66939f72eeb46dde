import { useEffect, useRef, useState } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { backToTopFrom } from "../../site/behaviour";
import { Icon } from "../basics/Icon";
import { skipLinkId } from "../skipLink/SkipLink";
import * as styles from "./BackToTop.module.css";
import { isFree } from "./isFree";

/** A button back to the top; it appears when the reader scrolls up, far down a long page, where it covers nothing. */
export function BackToTop() {
  const t = useStrings("header");
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    let isWanted = false;
    const update = () => setShown(isWanted && button.current !== null && isFree(button.current));
    const handleScroll = () => {
      const { scrollY } = window;
      if (scrollY !== last) isWanted = scrollY < last && scrollY > backToTopFrom;
      last = scrollY;
      update();
    };
    // What unfolds may come to lie below it, too.
    const growth = new ResizeObserver(update);
    growth.observe(document.body);
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener("scroll", handleScroll);
    };
  }, []);
  const handleClick = () => {
    window.scrollTo({ top: 0 });
    document.getElementById(skipLinkId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      ref={button}
      className={isShown ? styles.shown : styles.hidden}
      onClick={handleClick}
      aria-label={t("backToTop")}
    >
      <Icon name="up" size="small" />
    </button>
  );
}
