import { useEffect } from "react";
import { documentTitle } from "../../../site/names";

/**
 * Gives the document a title while the page is open. `src/gatsby/browser/navigation/pageHead.tsx` writes the head after the
 * effects of a page: where the answer is there at once, it would put back the title that has no query.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const wanted = documentTitle(title);
    const write = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title]);
}
