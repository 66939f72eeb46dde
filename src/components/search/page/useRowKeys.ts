import { type RefObject, useEffect } from "react";

/**
 * Lets the arrows up and down walk from a search field through the results below it, and back. What else stands between
 * them leads to the first result by itself (`toFirst`).
 * @param page holds the field, and the results as links of list items
 */
export function useRowKeys(page: RefObject<HTMLElement>): { toFirst(): void } {
  useEffect(() => {
    const element = page.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const stops = stopsOf(element);
      const from = stops.indexOf(document.activeElement as HTMLElement);
      const next = from < 0 ? undefined : stops[from + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener("keydown", handleKeyDown);
    return () => element?.removeEventListener("keydown", handleKeyDown);
  }, [page]);
  return { toFirst: () => page.current && stopsOf(page.current)[1]?.focus() };
}

/** The field, and behind it the results. */
function stopsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('input[type="search"], li > a')];
}
