import { type RefObject, useEffect } from "react";

/** Says on a row that scrolls sideways, by `data-more-before` and `data-more-after`, at which ends something is hidden. */
export function useHiddenEdges(row: RefObject<HTMLElement>): void {
  // After every drawing: the row comes, goes and changes its choices with the answer.
  useEffect(() => {
    const element = row.current;
    // A row whose choices are still to come hides nothing; to look would delay the answer.
    if (!element?.hasChildNodes()) return undefined;
    const look = () => {
      // Right-to-left rows count from zero down.
      const before = Math.abs(element.scrollLeft);
      element.toggleAttribute("data-more-before", before > 1);
      element.toggleAttribute("data-more-after", before + element.clientWidth < element.scrollWidth - 1);
    };
    // It looks for the first time when the row has been laid out; sooner would have that done twice.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  });
}
