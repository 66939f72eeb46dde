import { type ComponentType, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { stripBasePath } from "../../../browser/basePath";
import { whenIdle } from "../../../browser/whenIdle";

type HeadProps = { location: { pathname: string }; params: object; data: object; pageContext: object };
type PageProps = Partial<HeadProps> & Pick<HeadProps, "location"> & { pageResources: { page: { path: string } } };
type Page = { pageComponent: { Head?: ComponentType<HeadProps> } | undefined; pageComponentProps: PageProps };

const holder = document.createElement("div");
let root: Root | undefined;
let isFirstPage = true;

/**
 * Keeps the head of the document that of the page (`src/gatsby/webpack/replace.ts` gives it to Gatsby). Gatsby draws it
 * once more when the page comes alive, in a root of its own, and anew whenever the page is drawn; a page that was sent
 * for its address brings its head, and from then on the head changes with the address only.
 */
function usePageHead({ pageComponent, pageComponentProps }: Page): void {
  const { location, params = {}, data = {}, pageContext = {}, pageResources } = pageComponentProps;
  const { pathname } = location;
  const Head = pageComponent?.Head;
  useEffect(() => {
    const isSent = isFirstPage && pageResources.page.path === stripBasePath(pathname);
    isFirstPage = false;
    // Roots take a while to make: not when the reader waits for a page.
    if (isSent) whenIdle(() => void headRoot());
    else if (Head) {
      const head = <Head location={{ pathname }} params={params} data={data} pageContext={pageContext} />;
      // React draws nothing at once while effects run.
      queueMicrotask(() => showHead(head));
    }
    // The rest of the props comes with the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [Head, pathname, data]);
}

export { usePageHead as headHandlerForBrowser };

function headRoot(): Root {
  root ??= createRoot(holder);
  return root;
}

/** Puts what is new into the head, takes out what the page before had, and leaves what both have. */
function showHead(head: React.ReactElement): void {
  flushSync(() => headRoot().render(head));
  const wanted = [...holder.children].map((element) => {
    const copy = element.cloneNode(true) as Element;
    copy.setAttribute("data-gatsby-head", "true");
    return copy;
  });
  const shown = [...document.head.querySelectorAll("[data-gatsby-head]")];
  for (const element of shown) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
  document.head.append(...wanted.filter((element) => !shown.some((other) => other.isEqualNode(element))));
}
