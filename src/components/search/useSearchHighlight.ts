import { useEffect } from "react";
import { localeOfPath } from "../../i18n/localePath";

/** Name under which the style sheet knows the marks (`::highlight(search)`). */
const name = "search";

/** Query parameter with a word to mark, as addresses that were copied from the search of earlier releases have it. */
const parameter = "_highlight";

/**
 * Marks the words a reader searched for on the page they opened (CSS Custom Highlight API: the
 * elements that React manages stay as they are). Escape takes the marks away. Browsers without the API show the page unmarked.
 * @param stems what the query meant, from the results list; where the reader does not come from there, the address may
 * have words
 * @param search query part of the address
 * @param path address of the page, without the path prefix
 */
export function useSearchHighlight(stems: string[] | undefined, search: string, path: string): void {
  useEffect(() => {
    const words = stems ? [] : new URLSearchParams(search).getAll(parameter);
    if (!(stems ?? words).length || !("highlights" in CSS)) return undefined;
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
        CSS.highlights.set(name, new Highlight(...matchRanges(article, { stems, words }, localeOfPath(path))));
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
  }, [stems, search, path]);
}
