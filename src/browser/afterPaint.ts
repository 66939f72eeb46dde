/** What waits for the next frame; null where no frame is asked for yet. */
let waiting: Set<() => void> | null = null;

/**
 * Does something once the browser has drawn what the page now is, so that readers do not wait for it. In a tab that is
 * not looked at, where nothing is drawn, it is done once it is. Whatever waits for the same frame is done in one task
 * behind it, in the order in which it came: a frame and a task each would delay both.
 * @returns how to call it off
 */
export function afterPaint(action: () => void): () => void {
  const batch = (waiting ??= nextBatch());
  // The same function may be given twice.
  const own = () => action();
  batch.add(own);
  return () => void batch.delete(own);
}

function nextBatch(): Set<() => void> {
  const batch = new Set<() => void>();
  // A frame's callbacks run before it is painted; what they put off comes after it.
  requestAnimationFrame(() => {
    waiting = null;
    setTimeout(() => batch.forEach((action) => action()));
  });
  return batch;
}
