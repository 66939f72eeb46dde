import { isSlowConnection } from "../../../browser/connection";
import { whenIdle } from "../../../browser/whenIdle";
import { takeNearest } from "./takeNearest";

/** How many pages are loaded ahead at once; more would compete with what the reader is waiting for. */
const atOnce = 3;

/**
 * Mends and hastens Gatsby's prefetching: pages under the pointer obey slow connections, the chunk map is parsed
 * (Gatsby 5.16 ships it as a string and then finds no chunk), and links in view are loaded as soon as the page is
 * idle instead of three seconds later, those near the open page first.
 */
export function setUpPrefetch(): void {
  if (typeof window.___chunkMapping === "string") {
    window.___chunkMapping = JSON.parse(window.___chunkMapping) as Record<string, string[]>;
  }
  const loader = window.___loader;
  const hover = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (isSlowConnection()) return;
    hover(path);
    // The page may be here already, of a build that is not on the host any more.
    void loader.loadAppData();
  };
  loader.enqueue = idleQueue(loader.loadPage.bind(loader));
}

function idleQueue(load: (path: string) => Promise<unknown>): GatsbyLoader["enqueue"] {
  const waiting: string[] = [];
  const seen = new Set<string>();
  let running = 0;
  const next = () => {
    const mayLoad = running < atOnce && !isSlowConnection();
    const path = mayLoad ? takeNearest(waiting, location.pathname) : undefined;
    if (path === undefined) return;
    running += 1;
    void load(path).finally(() => {
      running -= 1;
      whenIdle(next);
    });
    next();
  };
  return (path) => {
    if (!seen.has(path)) {
      seen.add(path);
      waiting.push(path);
      whenLoaded(() => whenIdle(next));
    }
    return { then: () => undefined, abort: () => forget(path, waiting, seen) };
  };
}

/** A link that left the view before its turn may be asked for again. */
function forget(path: string, waiting: string[], seen: Set<string>): void {
  const at = waiting.indexOf(path);
  if (at < 0) return;
  waiting.splice(at, 1);
  seen.delete(path);
}

function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action();
  else window.addEventListener("load", action, { once: true });
}
