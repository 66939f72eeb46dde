import { sidebar } from "../../support/frame";
import type { Visit } from "./slowPhone";

/** From the click on a link to the paint of its page, in milliseconds. */
export type NavigationTimes = { notVisited: number; visited: number };

/**
 * Goes from a page to one that its sidebar leads to, back, and there again, by clicks. What loads ahead is here before
 * each click, as for a reader who reads a while.
 * @param from path of the open page @param to path of the page that is timed
 */
export async function measureNavigation(visit: Visit, from: string, to: string): Promise<NavigationTimes> {
  const notVisited = await timeClick(visit, to);
  await timeClick(visit, from);
  return { notVisited, visited: await timeClick(visit, to) };
}

async function timeClick({ page, quiet }: Visit, path: string): Promise<number> {
  await page.evaluate((target) => window.pageRecord.timeUntilShown({ event: "click", path: target }), path);
  await sidebar(page).locator(`a[href="${path}"]`).click();
  const time = (await page.evaluate(() => window.pageRecord.shownAfter)) ?? NaN;
  await quiet();
  return time;
}
