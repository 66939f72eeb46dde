import { useEffect } from "react";
import { documentTitle } from "../../../site/names";

/**
 * Gives the document a title while the page is open. Gatsby writes the head of a page after the page itself, some time
 * later: where the answer is there at once, that came last and took the query out of the title again.
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
