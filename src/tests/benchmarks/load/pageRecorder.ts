import type { Task } from "./blockingTime";

/** An event of the Event Timing API, in milliseconds; those of one press share the number of their interaction. */
export type RecordedEvent = { interaction: number; duration: number };

/** What to wait for: the first result of a search, or a page at another address, told by its title. */
export type Awaited = { event: "click" | "input"; path: string | null };

/** What a page notes about itself while it is used; times in milliseconds since it began to load. */
export type PageRecord = {
  hydrated: number | null;
  largestPaint: number;
  longTasks: Task[];
  events: RecordedEvent[];
  /** Milliseconds from an event to the paint that shows what was awaited. Called before the event. */
  timeUntilShown(awaited: Awaited): void;
  /** What `timeUntilShown` found. */
  shownAfter?: Promise<number>;
};

declare global {
  interface Window {
    pageRecord: PageRecord;
    /** TypeScript's own types do not know it yet. */
    scheduler: { postTask(task: () => void, options: { priority: "user-blocking" }): Promise<void> };
  }
}

/**
 * Runs in every page before its own scripts; it can import nothing.
 *
 * Hydrated: the site says that React has drawn the page (`window.___shown`, set in Gatsby's `onInitialClientRender`), and
 * the page is free again: a task that was asked for at that moment runs, as a click would. Parts that hydrate later are
 * waited for as well: React leaves its props on each element of the server that it takes over, so the elements that had
 * none are looked at every 20 ms, and the last to get them counts. Those that never get them need no scripts.
 *
 * Shown: a frame after the change of the document has been requested, and the first task after that frame has run.
 */
export function recordPage(): void {
  const record: PageRecord = {
    hydrated: null,
    largestPaint: 0,
    longTasks: [],
    events: [],
    timeUntilShown(awaited) {
      const heading = () => document.querySelector("h1")?.textContent;
      const before = heading();
      const isShown = () =>
        awaited.path === null
          ? document.querySelector('dialog[open] [role="option"]') !== null
          : location.pathname === awaited.path && heading() !== before;
      record.shownAfter = new Promise((resolve) => {
        let begin: number | null = null;
        addEventListener(awaited.event, ({ timeStamp }) => (begin ??= timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (begin === null || !isShown()) return;
          const from = begin;
          observer.disconnect();
          // Whatever else waits, files that come among it, comes behind.
          requestAnimationFrame(
            () =>
              void window.scheduler.postTask(() => resolve(performance.now() - from), { priority: "user-blocking" }),
          );
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    },
  };
  window.pageRecord = record;

  const observe = (type: string, note: (entry: PerformanceEntry & { interactionId?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // The least that browsers report.
      ...(type === "event" ? { durationThreshold: 16 } : {}),
    });
  observe("largest-contentful-paint", ({ startTime }) => (record.largestPaint = startTime));
  observe("longtask", ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));
  observe("event", ({ interactionId = 0, duration }) => {
    if (interactionId > 0) record.events.push({ interaction: interactionId, duration });
  });

  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  let isSaid = false;
  Object.defineProperty(window, "___shown", {
    get: () => isSaid,
    set: () => {
      isSaid = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        record.hydrated = performance.now();
        let waiting = [...document.body.querySelectorAll("*")].filter((element) => !isTaken(element));
        setInterval(() => {
          const still = waiting.filter((element) => !isTaken(element));
          if (still.length < waiting.length) record.hydrated = performance.now();
          waiting = still;
        }, 20);
      };
      port2.postMessage(null);
    },
  });
}
