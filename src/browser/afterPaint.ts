/**
 * Does something once the browser has drawn what the page now is, so that readers do not wait for it. In a tab that is
 * not looked at, where nothing is drawn, it is done once it is.
 * @returns how to call it off
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted; what they put off comes after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
