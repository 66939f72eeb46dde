import { type RefObject, useEffect, useRef } from "react";

/** Pixels of movement that are ignored: a finger on a screen is never quite still. */
const ignoredMovement = 4;

/** Whether the header is to be hidden, or null when the movement is too small to tell. */
export function headerHidden(from: number, to: number, headerHeight: number, end: number): boolean | null {
  if (to < headerHeight) return false;
  if (Math.abs(to - from) < ignoredMovement) return null;
  if (to > from) return true;
  // The bounce at the end of a page scrolls up a little by itself.
  return to + headerHeight < end ? false : null;
}

/**
 * Hides the header while the reader scrolls down and brings it back when they scroll up. It stays while the
 * keyboard is in it, and for readers who asked for less motion.
 */
export function useHideOnScroll(isOn: boolean): RefObject<HTMLElement> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = ref.current;
    if (!isOn || !header || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const root = document.documentElement;
    let last = window.scrollY;
    const handleScroll = () => {
      const { scrollY, innerHeight } = window;
      const hidden = headerHidden(last, scrollY, header.offsetHeight, root.scrollHeight - innerHeight);
      if (hidden === null) return;
      last = scrollY;
      if (hidden && !header.contains(document.activeElement)) root.dataset.header = "hidden";
      else delete root.dataset.header;
    };
    const show = () => delete root.dataset.header;
    window.addEventListener("scroll", handleScroll, { passive: true });
    header.addEventListener("focusin", show);
    return () => {
      window.removeEventListener("scroll", handleScroll);
      header.removeEventListener("focusin", show);
      show();
    };
  }, [isOn]);
  return ref;
}
