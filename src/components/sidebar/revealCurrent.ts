/** Scrolls a list of pages, never the window, until its current row is in sight. */
export function revealCurrent(scroller: HTMLElement): void {
  const row = scroller.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row) return;
  const [box, view] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.bottom > view.bottom) scroller.scrollTop += box.top - view.top - view.height / 2;
}
