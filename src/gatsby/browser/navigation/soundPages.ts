import { ProdLoader } from "gatsby-loader";
import { stripBasePath } from "../../../browser/basePath";
import { isLocale } from "../../../site/locales";

/**
 * Lets Gatsby's loader answer with pages that can be drawn, and forget all others: it remembers failures for the rest of
 * the visit, and takes whatever is JSON for a page.
 */
export function setUpSoundPages(): void {
  const load = ProdLoader.prototype.loadPage;
  ProdLoader.prototype.loadPage = async function (path) {
    const resources = await load.call(this, path);
    if (resources && resources.status !== "error" && isSound(resources, keyOf(path))) return resources;
    this.pageDb.delete(keyOf(path));
    this.pageDataDb.delete(keyOf(path));
    return resources?.status === "error" ? resources : undefined;
  };
}

/** The loader's own name for a page: without path prefix, query and last slash. */
function keyOf(path: string): string {
  return stripBasePath(path.replace(/[?#].*$/, "")).replace(/(.)\/$/, "$1");
}

/**
 * Whether what came is the data of this page, with all that the frame around it is drawn from: a host or a cache may answer
 * with another page, or with a part of it, and call that a success.
 */
function isSound({ page, json }: GatsbyPageResources, key: string): boolean {
  const { pageContext, data } = (json ?? {}) as Partial<GatsbyPageResources["json"]>;
  const { language, alternates, versions } = pageContext ?? {};
  const { sidebar } = (data ?? {}) as { sidebar?: { items: unknown } | null };
  return (
    [key, "/404.html"].includes(keyOf(page.path)) &&
    Boolean(data) &&
    isLocale(String(language)) &&
    [alternates, versions, sidebar?.items ?? []].every(Array.isArray)
  );
}
