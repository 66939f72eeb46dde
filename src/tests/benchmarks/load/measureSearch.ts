import { headerSearch, searchDialog } from "../../support/searchDialog";
import { latencies } from "./measureInteractions";
import type { Visit } from "./slowPhone";
import { typeKeys } from "./typeKeys";

/** How search answers, in milliseconds: `nextQueries` and `typing` have a value for each query and each letter. */
export type SearchTimes = { firstResult: number; nextQueries: number[]; typing: number[] };

/** A look at the results before the next query. */
const betweenQueries = 400;

/**
 * Searches as a reader does who has not searched before. First result: from the click on the search button to the paint
 * of the first row; a word is typed from when the field is there, a key every 120 ms, and the answer to its first
 * letters counts. Then, with all of the index here, whole queries are put into the empty field: from the event to the
 * paint of the first row. At last a query is typed letter by letter: latency of each key. Search is closed afterwards.
 * @param word typed first @param queries for the second part; the first of them is typed as well
 */
export async function measureSearch(visit: Visit, word: string, queries: string[]): Promise<SearchTimes> {
  const { page, quiet } = visit;
  const { dialog, field } = searchDialog(page);
  await page.evaluate(() => window.pageRecord.timeUntilShown({ event: "click", path: null }));
  await headerSearch(page).click();
  // Asked from outside again and again it would be seen up to half a second late.
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox", null, {
    polling: "raf",
  });
  await typeKeys(page, word);
  const firstResult = (await page.evaluate(() => window.pageRecord.shownAfter)) ?? NaN;
  await quiet();

  const nextQueries: number[] = [];
  for (const query of queries) {
    await field.fill("");
    await dialog.getByRole("option").first().waitFor({ state: "detached" });
    await page.evaluate(() => window.pageRecord.timeUntilShown({ event: "input", path: null }));
    await field.fill(query);
    // To ask at once would take the page's time while it is measured.
    await page.waitForTimeout(betweenQueries);
    nextQueries.push((await page.evaluate(() => window.pageRecord.shownAfter)) ?? NaN);
  }

  const [typed = ""] = queries;
  await field.fill("");
  const typing = await latencies(page, typed.length, () => typeKeys(page, typed));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await quiet();
  return { firstResult, nextQueries, typing };
}
