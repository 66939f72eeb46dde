import { stripBasePath, withBasePath } from "../../../browser/basePath";

/** The only page that Gatsby's router draws at every address. */
const anyAddress = "/404.html";

/**
 * A host that has sent the not-found file of a folder (`/ru/404.html` for `/ru/nowhere/`): the page at this address is that
 * file's. Gatsby would draw the one of the root over it, which is another page.
 */
export function keepNotFoundFile(): void {
  const file = document.documentElement.dataset.path ?? "";
  const address = stripBasePath(location.pathname);
  if (!file.endsWith("/404.html") || file === anyAddress || address === file) return;
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader;
  const isHere = (path: string) => stripBasePath(path.replace(/[?#].*/s, "")) === address;
  let page: GatsbyPageResources | undefined;
  // The same object every time, as Gatsby compares what it has drawn with what it is to draw.
  const drawnHere = (found: GatsbyPageResources | undefined) =>
    found && (page ??= { ...found, page: { ...found.page, path: anyAddress } });
  loader.loadPage = async (path) => (isHere(path) ? drawnHere(await loadPage(withBasePath(file))) : loadPage(path));
  loader.loadPageSync = (path, options) =>
    isHere(path) ? drawnHere(loadPageSync(withBasePath(file), options)) : loadPageSync(path, options);
}
