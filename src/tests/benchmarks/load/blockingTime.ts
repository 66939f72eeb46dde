/** A task of the page's main thread, in milliseconds since the page began to load. */
export type Task = { start: number; duration: number };

/** Milliseconds up to which a task does not count: a reader does not notice to wait so long (https://web.dev/tbt/). */
const unnoticed = 50;

/**
 * How long a page could not answer its reader: of each task the part between two moments, and of that what is over 50 ms.
 * A task that began before the first moment counts from there on, as Lighthouse counts (total blocking time).
 */
export function blockingTime(tasks: Task[], from: number, to: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const inside = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, inside - unnoticed);
  }, 0);
}
