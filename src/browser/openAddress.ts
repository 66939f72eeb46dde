import { withBasePath } from "./basePath";

/** Opens a page of the site, as a click on its link would. */
export function openAddress(path: string): void {
  window.___navigate(withBasePath(path));
}

/** Opens the page that a link leads to, in place of the current entry of the history. */
export function replaceWithLink({ pathname, search, hash }: HTMLAnchorElement): void {
  window.___navigate(pathname + search + hash, { replace: true });
}
