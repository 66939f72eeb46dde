import { useEffect } from "react";
import { localeOfPath } from "../../i18n/localePath";

/** Name under which the style sheet knows the marks (`::highlight(search)`). */
const name = "search";

/**
 * Marks the words a reader searched for on the page they opened (CSS Custom Highlight API: the
 * elements that React manages stay as they are). Escape takes the marks away. Browsers without the API show the page unmarked.
 * @param stems what the query meant, from the results list
 * @param path address of the page, without the path prefix
 */
export function useSearchHighlight(stems: string[] | undefined, path: string): void {
  useEffect(() => {
    if (!stems?.length || !("highlights" in CSS)) return undefined;
    const wanted = new Set(stems);
    let isGone = false;
    let marked: HTMLElement | undefined;
    const clear = () => {
      CSS.highlights.delete(name);
      delete marked?.dataset.marked;
    };
    const handleKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && clear();
    import("./results/matchRanges").then(
      ({ matchRanges }) => {
        const article = document.querySelector<HTMLElement>("[data-article]");
        if (isGone || !article) return;
        marked = article;
        article.dataset.marked = "";
        CSS.highlights.set(name, new Highlight(...matchRanges(article, wanted, localeOfPath(path))));
      },
      // Without the words' code the page is simply not marked.
      () => undefined,
    );
    window.addEventListener("keydown", handleKeyDown);
    return () => {
      isGone = true;
      clear();
      window.removeEventListener("keydown", handleKeyDown);
    };
  }, [stems, path]);
}
