import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../../support/openPage";
import { holdPageData, isPageData } from "../../support/served/pageData";

/** When the bar came and went and how far it was, in milliseconds after the last click, Back or Forward. */
type Seen = { shown: number[]; values: { at: number; value: number }[] };

declare global {
  interface Window {
    barSeen: Seen;
  }
}

const bar = (page: Page) => page.getByRole("progressbar");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const seen = (page: Page) => page.evaluate(() => window.barSeen);
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of the documentation" }).getByRole("link", { name });

/** Watches inside the page, where no slow test machine stands between the click and the bar. */
async function watchBar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.barSeen = { shown: [], values: [] };
    let start = 0;
    for (const event of ["click", "popstate"]) addEventListener(event, () => (start = performance.now()), true);
    new MutationObserver((records) => {
      const at = performance.now() - start;
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.querySelector('[role="progressbar"]')) window.barSeen.shown.push(at);
        }
        const value = target instanceof Element && target.role === "progressbar" ? target.ariaValueNow : null;
        if (value !== null) window.barSeen.values.push({ at, value: Number(value) });
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["aria-valuenow"] });
  });
}

/** The bar came after the promised 200 ms, far from the second that Gatsby's plugin would wait. */
async function expectDelay(page: Page): Promise<void> {
  const { shown } = await seen(page);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toBeGreaterThanOrEqual(180);
  expect(shown[0]).toBeLessThan(800);
}

test.beforeEach(({ page }) => watchBar(page));

test.describe("The progress bar", () => {
  test("appears after about 200 ms when a clicked page takes long, and goes when it is there [S4.25, S4.28, S9.9]", async ({
    page,
  }) => {
    const release = await holdPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").click();
    await expect(bar(page)).toBeVisible();
    await expectDelay(page);
    await expect(title(page)).toHaveText("Plants");
    release();
    await expect(title(page)).toHaveText("Care for plants");
    await expect(bar(page)).toHaveCount(0);
  });

  test("appears after about 200 ms on Back, and goes when the page is there [S4.26, S4.28, S9.9]", async ({ page }) => {
    await openPage(page, "/plants/");
    await linkTo(page, "Fast growers").click();
    await expect(title(page)).toHaveText("Fast growers");
    // A reload forgets the first page, so that Back has to load it.
    const release = await holdPageData(page, "/plants/");
    await openPage(page, "/plants/fast-growers/");
    await page.evaluate(() => history.back());
    await expect(bar(page)).toBeVisible();
    await expectDelay(page);
    await expect(title(page)).toHaveText("Fast growers");
    release();
    await expect(title(page)).toHaveText("Plants");
    await expect(bar(page)).toHaveCount(0);
  });

  test("starts at 8 %, creeps every 800 ms and moves within 200 ms [S9.10, S9.11, S9.12]", async ({ page }) => {
    await holdPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").click();
    await expect.poll(async () => (await seen(page)).values.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
    await expect(bar(page)).toHaveCSS("transition-duration", "0.2s");
    const { values } = await seen(page);
    expect(values[0]?.value).toBe(0.08);
    const steps = values.slice(1).map(({ at }, index) => at - (values[index]?.at ?? 0));
    for (const step of steps) {
      expect(step).toBeGreaterThan(600);
      expect(step).toBeLessThan(1400);
    }
    expect(values.map(({ value }) => value)).toEqual(values.map(({ value }) => value).sort((a, b) => a - b));
  });

  test("stays away when the page is ready at once [S4.27]", async ({ page }) => {
    const data = page.waitForResponse((response) => isPageData("/plants/care/")(new URL(response.url())));
    await openPage(page, "/plants/");
    const link = linkTo(page, "Care for plants");
    await link.hover();
    await data;
    await link.click();
    await expect(title(page)).toHaveText("Care for plants");
    await page.waitForTimeout(1300);
    expect((await seen(page)).shown).toEqual([]);
  });

  test("stays away on a click in the table of contents and on Back from there [S4.27]", async ({ page }) => {
    await openPage(page, "/plants/care/");
    await holdPageData(page, "/plants/care/");
    await page.getByRole("link", { name: "Water and feed", exact: true }).click();
    await expect(page).toHaveURL("/plants/care/#water-and-feed");
    await page.waitForTimeout(500);
    await page.goBack();
    await expect(page).toHaveURL("/plants/care/");
    await page.waitForTimeout(1300);
    expect((await seen(page)).shown).toEqual([]);
  });

  test("stays away while the query of the search page changes [S4.27]", async ({ page }) => {
    await openPage(page, "/search/");
    await holdPageData(page, "/search/");
    await page.getByRole("main").getByRole("searchbox").fill("berry");
    await expect(page).toHaveURL("/search/?q=berry");
    await page.waitForTimeout(1300);
    expect((await seen(page)).shown).toEqual([]);
  });

  test("stays away when only the query of a document changes [S4.27]", async ({ page }) => {
    await openPage(page, "/plants/care/");
    const release = await holdPageData(page, "/plants/care/");
    // No link of ours changes only the query: the address is opened as the search dialog opens one.
    await page.evaluate(() => window.___navigate("/plants/care/?from=mail"));
    await page.waitForTimeout(1300);
    release();
    await expect(page).toHaveURL("/plants/care/?from=mail");
    expect((await seen(page)).shown).toEqual([]);
  });

  test("stays away on the first load, however slow [S4.27]", async ({ page }) => {
    const release = await holdPageData(page, "/plants/");
    await page.goto("/plants/", { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(1300);
    release();
    await expect(page.locator("#gatsby-announcer")).not.toHaveAttribute("aria-live");
    expect((await seen(page)).shown).toEqual([]);
  });

  test("goes when the reader turns to another page that is ready [S4.28]", async ({ page }) => {
    const release = await holdPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").click();
    await expect(bar(page)).toBeVisible();
    await linkTo(page, "Fast growers").click();
    await expect(title(page)).toHaveText("Fast growers");
    await expect(bar(page)).toHaveCount(0);
    release();
  });
});
