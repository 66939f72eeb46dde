/**
 * Does what the reader asked for before the page was alive: the early script has kept which buttons were pressed, each
 * once, however often an impatient reader pressed it, and the keys of the search.
 */
export function doEarlyPresses(): void {
  for (const press of window.___presses?.splice(0) ?? []) {
    if (!(press instanceof HTMLElement)) document.dispatchEvent(new KeyboardEvent("keydown", press));
    else if (press.isConnected) press.click();
  }
}
