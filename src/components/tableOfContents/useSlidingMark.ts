import { type RefObject, useLayoutEffect, useRef } from "react";

/** As `--time-normal` and `--ease-out` of the style sheets, which scripts cannot wait for. */
const slide = { duration: 160, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Lets the mark of the current entry slide from the one before, so that the eye follows it. For readers who want less
 * motion, and where the list is not shown, it is simply there.
 * @param list holds the links, of which the current one has `aria-current` and its mark as `::before`
 */
export function useSlidingMark(list: RefObject<HTMLElement>, active: string | null): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const from = last.current;
    const to = list.current?.querySelector("[aria-current]") ?? null;
    last.current = to;
    if (!from?.isConnected || !to || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [before, now] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (now.height === 0) return;
    const transform = `translateY(${before.top - now.top}px) scaleY(${before.height / now.height})`;
    to.animate([{ transform }, { transform: "none" }], { ...slide, pseudoElement: "::before" });
  }, [list, active]);
}
