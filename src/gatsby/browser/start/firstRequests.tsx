import type { ReactElement, ReactNode } from "react";
import { withBasePath } from "../../../browser/basePath";
import type { Locale } from "../../../site/locales";

type Element = ReactElement<{ rel?: string; "data-href"?: string }>;

/**
 * Early requests for what the page needs to come alive: scripts, its template's among them, and data. Gatsby names only
 * the first scripts in a page; each of the others is asked for when the one before it runs, a round trip later.
 * @param template name of the template's chunk @param locales languages whose strings the page needs
 * @param searchIndex address of the index on a page that searches, without the path prefix; else null
 */
export function firstRequests(
  pathname: string,
  template: string,
  locales: Locale[],
  searchIndex: string | null,
): Element[] {
  const chunks = ["app", template, ...locales.map(stringsChunk)];
  const scripts = chunks.flatMap((chunk) => FIRST_FILES[chunk] ?? []);
  const indexes = searchIndex === null ? [] : [withBasePath(searchIndex)];
  return [
    ...scripts
      .filter((file) => file.endsWith(".js"))
      .map((file) => <link key={file} rel="preload" as="script" href={withBasePath(`/${file}`)} />),
    ...[pageDataUrl(pathname), withBasePath("/page-data/app-data.json"), ...indexes].map((url) => (
      <link key={url} rel="preload" as="fetch" crossOrigin="anonymous" href={url} />
    )),
  ];
}

/**
 * The head in the order in which a browser should meet it: requests, then styles, in which those of the app come before
 * a template's, since they say in which order layers count, then all else.
 */
export function headInOrder(components: readonly ReactNode[]): ReactNode[] {
  const rank = ({ type, props }: Element) => {
    if (type === "link" && props.rel === "preload") return 0;
    if (type === "style") return props["data-href"]?.includes("/app.") ? 1 : 2;
    return 3;
  };
  const ranked = (components as Element[]).map((component) => [rank(component), component] as const);
  return ranked.sort(([a], [b]) => a - b).map(([, component]) => component);
}

/** The name that webpack gives to a language's chunk of strings (`loadStrings.ts`). */
function stringsChunk(locale: Locale): string {
  return `strings-${locale}-json`;
}

/** Address under which Gatsby's loader asks for a page's data; another spelling would fetch it twice. */
function pageDataUrl(pathname: string): string {
  const path = pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "");
  return withBasePath(`/page-data/${path}/page-data.json`);
}
