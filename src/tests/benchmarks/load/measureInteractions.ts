import type { Page } from "@playwright/test";
import { header, mobileMenu, sidebar } from "../../support/frame";
import { slowestOfEach } from "./slowestOfEach";
import { type Visit, windows } from "./slowPhone";

/** From a press to the next paint, in milliseconds, a value for each press. */
export type InteractionTimes = { theme: number[]; folding: number[]; drawer: number[] };

/** Milliseconds after which an event has been reported: the browser waits for the paint, then for an idle moment. */
const reportTime = 700;

/** Presses the theme switch and the caret of the open section twice each, then opens the drawer in a narrow window. */
export async function measureInteractions({ page, quiet }: Visit): Promise<InteractionTimes> {
  const twice = (press: () => Promise<void> | undefined) =>
    latencies(page, 2, async () => {
      await press();
      await page.waitForTimeout(reportTime);
      await press();
    });
  const theme = await twice(() => header(page).locator("button[aria-pressed]").click());
  // The same button before and after, whatever it says.
  const caret = await sidebar(page).locator("button[aria-expanded=true]").first().elementHandle();
  const folding = await twice(() => caret?.click());
  await page.setViewportSize(windows.narrow);
  await quiet();
  const drawer = await latencies(page, 1, () => mobileMenu(page).button.click());
  return { theme, folding, drawer };
}

/**
 * Latency of each interaction while something is done, by the Event Timing API: from the event to the next paint, of all
 * events of a press the longest, in steps of 8 ms. The browser reports no event of less than 16 ms.
 * @param count how many interactions there are
 */
export async function latencies(page: Page, count: number, act: () => Promise<void>): Promise<number[]> {
  await page.waitForTimeout(reportTime);
  await page.evaluate(() => void (window.pageRecord.events.length = 0));
  await act();
  await page.waitForTimeout(reportTime);
  return slowestOfEach(await page.evaluate(() => window.pageRecord.events), count);
}
