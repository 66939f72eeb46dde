import { blockingTime } from "./blockingTime";
import type { Visit } from "./slowPhone";

/** How a page comes, in milliseconds since it was asked for. */
export type LoadTimes = { firstPaint: number; largestPaint: number; blocking: number; hydrated: number };

/** Blocking time is looked at until so many milliseconds after hydration: what waits for the page to be ready counts. */
const afterHydration = 2000;

/**
 * Opens a page and waits until it is hydrated and has loaded what it loads ahead. Paints are the first and the largest
 * with content (FCP and LCP); blocking time is what tasks take over 50 ms from the first paint to 2 s after hydration.
 * @throws when the page does not hydrate
 */
export async function measureLoad({ page, quiet }: Visit, address: string): Promise<LoadTimes> {
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await page.waitForFunction(() => window.pageRecord.hydrated !== null, null, { polling: 250, timeout: 60_000 });
  await page.waitForTimeout(afterHydration);
  await quiet();
  const { hydrated, largestPaint, longTasks, firstPaint } = await page.evaluate(() => ({
    ...{ hydrated: window.pageRecord.hydrated ?? NaN, largestPaint: window.pageRecord.largestPaint },
    longTasks: window.pageRecord.longTasks,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  }));
  const blocking = blockingTime(longTasks, firstPaint, hydrated + afterHydration);
  return { firstPaint, largestPaint, blocking, hydrated };
}
