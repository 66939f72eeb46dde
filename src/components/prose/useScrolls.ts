import { type RefObject, useEffect, useState } from "react";

/** Whom to tell whether a box scrolls. One observer for all of them: a page may have a hundred. */
const told = new WeakMap<Element, (scrolls: boolean) => void>();
let observer: ResizeObserver | undefined;

/**
 * Makes a box that scrolls sideways a stop for the keyboard (WCAG 2.1.1), and one that does not none: a stop without use is
 * a stop too many. @param box what scrolls when something wider is in it @returns attributes for it
 */
export function useScrolls(box: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current!;
    observer ??= new ResizeObserver((entries) => {
      for (const { target } of entries) told.get(target)?.(target.scrollWidth > target.clientWidth);
    });
    told.set(element, setScrolls);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [box]);
  return scrolls ? { tabIndex: 0 } : {};
}
