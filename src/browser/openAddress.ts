import type { MouseEvent } from "react";
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

/** Whether a click asks for the page here and now: with keys and other buttons the browser opens a tab, or saves the page. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Opens the page that a link leads to, in place of the current entry of the history. */
export function replaceWithLink({ pathname, search, hash }: HTMLAnchorElement): void {
  window.___navigate(pathname + search + hash, { replace: true });
}

let isTop = false;

/** Said before a page is drawn: whether the reader will see it from its top. */
export function pageOpensAtTop(isSo: boolean): void {
  isTop = isSo;
}

/** Whether the page that is being drawn opens at its top; not the first one, nor on Back and Forward. */
export function opensAtTop(): boolean {
  return isTop;
}
