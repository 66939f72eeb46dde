import { withBasePath } from "./basePath";
import { isOnOwnEntry, leaveOwnEntry } from "./ownEntry";

/**
 * Opens a page of the site, as a click on its link would: the page that is open already takes no further entry in the
 * history, and another one takes that of the dialog it is opened from. @param state handed to the page, without standing
 * in its address
 */
export function openAddress(path: string, state?: object): void {
  const address = withBasePath(path);
  const isOpen = encodeURI(address) === location.pathname;
  const isAbove = isOnOwnEntry();
  const open = () => window.___navigate(address, { state, replace: isOpen || isAbove });
  if (isOpen && isAbove) leaveOwnEntry(open);
  else open();
}

/** Opens the page that a link leads to, in place of the current entry of the history. */
export function replaceWithLink({ pathname, search, hash }: HTMLAnchorElement): void {
  window.___navigate(pathname + search + hash, { replace: true });
}
