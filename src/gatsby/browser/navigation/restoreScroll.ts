import { scrollRestoreTime } from "../../../site/behaviour";

/** What a reader does who wants to be elsewhere: from then on nothing is restored. */
const ownMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

let giveUp: () => void = () => undefined;

/**
 * Returns to a place of the page. A page may still grow when it opens (search results come after it), so the place is
 * tried again with each change of its height, until it is reached or the reader moves.
 * @param top pixels from the top of the page
 */
export function restoreScroll(top: number): void {
  giveUp();
  const tryPlace = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) giveUp();
  };
  const growth = new ResizeObserver(tryPlace);
  const timer = setTimeout(() => giveUp(), scrollRestoreTime);
  giveUp = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, giveUp);
    giveUp = () => undefined;
  };
  for (const move of ownMoves) window.addEventListener(move, giveUp, { passive: true });
  growth.observe(document.body);
  tryPlace();
}
