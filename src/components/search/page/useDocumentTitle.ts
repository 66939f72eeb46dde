import { useEffect } from "react";
import { documentTitle } from "../../../site/names";

/**
 * Gives the document a title while the page is open. The head of a page is written behind the page itself
 * (`src/gatsby/browser/navigation/pageHead.tsx`): where the answer is there at once, that comes last, and without a look at
 * it would take the query out of the title again.
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
