import type { Browser, Page } from "@playwright/test";
import { emptyPage } from "./siteServer";
import { recordPage } from "./pageRecorder";

/**
 * Slow 4G as Lighthouse throttles it when it lets the browser wait (its `mobileSlow4G`, 150 ms and 1.6 Mbit/s of 1024,
 * which DevTools reaches with 3.75 times the latency and nine tenths of the rate): every request waits 562.5 ms for the
 * first byte of its answer, and all answers share 1.47 Mbit/s. Rates in bytes a second.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1000) / 8,
  uploadThroughput: (750 * 0.9 * 1000) / 8,
};

/** The page's main thread rests three quarters of its time: a middling phone beside a desktop computer. */
export const cpuSlowdown = 4;

/** A window in which the sidebar is seen, and one in which it is a drawer. CSS pixels. */
export const windows = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

/** Milliseconds without a request after which nothing more is expected: what loads ahead waits for idle moments. */
const quietTime = 1500;
const patience = 90_000;

/**
 * A tab of a browser with empty caches. `quiet` waits until the page has loaded whatever it loads by itself; `work` is how
 * many milliseconds the processor, as it was shaped, took for a fixed piece of work: more when the machine is busy.
 */
export type Visit = { page: Page; work: number; quiet(): Promise<void>; close(): Promise<void> };

/**
 * Opens a tab in which every page is recorded, and which waits on an empty page of the site: network and processor are
 * shaped through the DevTools protocol (`Network.emulateNetworkConditions`, `Emulation.setCPUThrottlingRate`), the
 * latter in the process that will show the site. Localhost itself takes next to no time, so a request costs what is said
 * above, connections included. @param isSlow false leaves both as they are
 */
export async function startVisit(browser: Browser, origin: string, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: windows.wide, locale: "en-GB", colorScheme: "light" });
  const page = await context.newPage();
  // tsx compiles functions so that they ask for this one, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(recordPage);
  await page.goto(origin + emptyPage);
  const underWay = new Set<unknown>();
  let lastChange = 0;
  const ended = (request: unknown) => {
    underWay.delete(request);
    lastChange = performance.now();
  };
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  }
  return {
    page,
    work: await page.evaluate(timeWork),
    quiet: async () => {
      const [begin, since] = [performance.now(), () => performance.now() - lastChange];
      while (underWay.size > 0 || since() < quietTime) {
        if (performance.now() - begin > patience) throw new Error(`${page.url()} loads on and on.`);
        await page.waitForTimeout(100);
      }
    },
    close: () => context.close(),
  };
}

/** Runs in the page. */
function timeWork(): number {
  const begin = performance.now();
  let sum = 0;
  for (let number = 0; number < 1e7; number += 1) sum += Math.sqrt(number);
  return sum > 0 ? performance.now() - begin : NaN;
}
