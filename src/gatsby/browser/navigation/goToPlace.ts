import { scrollRestoreTime } from "../../../site/behaviour";

/** What a reader does who wants to be elsewhere: from then on nothing is restored. */
const ownMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

let giveUp: () => void = () => undefined;

/**
 * Goes to a place of the page. A page may still grow when it opens (search results come after it), so a place in pixels is
 * tried again with each change of its height, until it is reached or the reader moves.
 * @param place pixels from the top of the page, or what shall stand at its top
 */
export function goToPlace(place: number | Element): void {
  giveUp();
  if (typeof place !== "number") {
    place.scrollIntoView();
    return;
  }
  const tryPlace = () => {
    window.scrollTo(0, place);
    if (window.scrollY >= Math.floor(place)) giveUp();
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
