import { crashTitleId } from "../components/crash/CrashPage";
import { skipLinkId } from "../components/layout/SkipLink";

/**
 * After a page has opened by a click, the keyboard starts at its top (Gatsby focuses a wrapper and scrolls to it);
 * with a hash, at the heading. Nothing moves on Back and Forward: their scroll position is restored.
 */
export function focusNewPage(hash: string): void {
  // The router moves the focus to its wrapper in the next frame; ours comes after.
  afterNextFrame(() => {
    const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (heading) openAround(heading);
    const goal = heading ?? document.getElementById(crashTitleId) ?? document.getElementById(skipLinkId);
    if (!goal) return;
    if (heading) heading.tabIndex = -1;
    goal.focus({ preventScroll: true });
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

function afterNextFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
