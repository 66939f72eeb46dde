import { withBasePath } from "./basePath";

/**
 * Opens a page of the site, as a click on its link would: the page that is open already takes no further entry in the
 * history. @param state handed to the page, without standing in its address
 */
export function openAddress(path: string, state?: object): void {
  const address = withBasePath(path);
  window.___navigate(address, { state, replace: encodeURI(address) === location.pathname });
}

/** Opens the page that a link leads to, in place of the current entry of the history. */
export function replaceWithLink({ pathname, search, hash }: HTMLAnchorElement): void {
  window.___navigate(pathname + search + hash, { replace: true });
}
