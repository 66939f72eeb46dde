/** Does something when the browser has nothing more urgent to do; Safari, which cannot say when, waits a moment. */
export function whenIdle(action: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(action);
  else setTimeout(action, 200);
}
