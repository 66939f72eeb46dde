import { crashTitleId } from "../../../components/crash/CrashPage";
import { skipLinkId } from "../../../components/skipLink/SkipLink";

/**
 * The router moves the focus to a wrapper around the page, and the window with it. `focusAfterNavigation` decides
 * instead, so the wrapper's own `focus` does nothing.
 */
export function keepRouterFromFocusing(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => undefined;
}

/** The element a hash names; null when there is none, or when the hash cannot be decoded. */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * After a page has opened by a click, the keyboard starts at its top; with a hash, at the heading; where the page
 * broke, at the message. Nothing moves on Back and Forward: their scroll position is restored.
 */
export function focusNewPage(hash: string): void {
  requestAnimationFrame(() => {
    const heading = elementOfHash(hash);
    if (heading) heading.tabIndex = -1;
    const goal = heading ?? document.getElementById(crashTitleId) ?? document.getElementById(skipLinkId);
    goal?.focus({ preventScroll: true });
  });
}

/** Opens folded parts around a target, so that a link into them shows what it promises. */
export function openAround(element: HTMLElement): void {
  for (
    let details = element.closest("details:not([open])");
    details;
    details = details.parentElement?.closest("details:not([open])") ?? null
  ) {
    details.setAttribute("open", "");
  }
}

/** Screen readers hear the page's own language instead of Gatsby's fixed English sentence. */
export function announcePage(announcer: Element | null, title: string): void {
  if (announcer) announcer.textContent = title;
}
