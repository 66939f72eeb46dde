import { expect, type Page, test } from "@playwright/test";
import { documentLoads, openPage } from "../../support/openPage";
import { isPageData } from "../../support/served/pageData";

type Connection = { effectiveType: string; saveData: boolean };

/** Makes the browser report a connection. */
async function pretend(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((reported) => {
    const value = Object.assign(new EventTarget(), reported);
    Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => value });
  }, connection);
}

/** Paths of the page data and page scripts asked for from now on, those of the open page left out. */
function pagesAskedFor(page: Page, open: string): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOfPage = url.pathname.endsWith("/page-data.json") || url.pathname.startsWith("/component---");
    const isOwn = isPageData(open)(url) || url.pathname.includes("component---src-templates-home");
    if (isOfPage && !isOwn) paths.push(url.pathname);
  });
  return paths;
}

const fast = { effectiveType: "4g", saveData: false };
const sectionData = "/page-data/plants/page-data.json";
const brand = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "All pages" });
const taskLink = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Create my first profile/ })
    .first();

test.describe("On a normal connection", () => {
  test.beforeEach(({ page }) => pretend(page, fast));

  test("pages behind the links in view are loaded ahead, once, with their scripts; others wait until the reader scrolls to them [S4.31]", async ({
    page,
  }) => {
    const asked = pagesAskedFor(page, "/");
    await openPage(page, "/");
    const data = "/page-data/plants/planting/page-data.json";
    await expect.poll(() => asked).toContainEqual(data);
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/component---src-templates-doc/));
    await page.waitForTimeout(1500);
    expect(asked).not.toContain("/page-data/table-of-contents/page-data.json");
    await brand(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContainEqual("/page-data/table-of-contents/page-data.json");
    await taskLink(page).hover();
    await taskLink(page).click();
    await expect(page).toHaveURL("/plants/planting/");
    await expect(page.getByRole("main").getByRole("article")).toBeVisible();
    expect(asked.filter((path) => path === data)).toHaveLength(1);
  });

  test("which build is on the host is asked once, not with each of the pages", async ({ page }) => {
    const asked = pagesAskedFor(page, "/");
    let appData = 0;
    page.on("request", (request) => (appData += request.url().endsWith("/app-data.json") ? 1 : 0));
    await openPage(page, "/");
    await expect.poll(() => asked.length).toBeGreaterThan(4);
    await taskLink(page).click();
    await expect(page).toHaveURL("/plants/planting/");
    expect(appData).toBe(1);
  });

  test("the pointer on a link asks for its page before its turn [S4.31]", async ({ page }) => {
    // No other page ever comes, so that the last task on the page waits in the queue behind them.
    await page.route("**/page-data/**/page-data.json", async (route) => {
      if (isPageData("/")(new URL(route.request().url()))) await route.continue();
    });
    const asked = pagesAskedFor(page, "/");
    await openPage(page, "/");
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
    await page.waitForTimeout(1000);
    const before = [...asked];
    // Which pages came first is a matter of chance: the pointer goes to one of the others.
    const isNew = (href: string | null) => href !== null && !before.includes(`/page-data${href}page-data.json`);
    const tasks = page.getByRole("main").getByRole("link");
    const hrefs = await tasks.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const chosen = hrefs.findIndex(isNew);
    await tasks.nth(chosen).hover();
    await expect.poll(() => asked.slice(before.length)).toEqual([`/page-data${hrefs[chosen]}page-data.json`]);
  });
});

for (const { name, connection, id } of [
  { name: "a 2g connection", connection: { effectiveType: "2g", saveData: false }, id: "S4.32" },
  { name: "a slow 2g connection", connection: { effectiveType: "slow-2g", saveData: false }, id: "S4.32" },
  { name: "a connection with data saver", connection: { effectiveType: "4g", saveData: true }, id: "S4.33" },
]) {
  test.describe(`On ${name}`, () => {
    test.beforeEach(({ page }) => pretend(page, connection));

    test(`nothing is loaded ahead, in view or under the pointer; a click opens its page without a reload [${id}, S4.34]`, async ({
      page,
    }) => {
      const asked = pagesAskedFor(page, "/");
      await openPage(page, "/");
      const loads = documentLoads(page);
      await taskLink(page).hover();
      await page.waitForTimeout(2000);
      await taskLink(page).dispatchEvent("touchstart");
      await brand(page).scrollIntoViewIfNeeded();
      await brand(page).hover();
      await page.waitForTimeout(1500);
      expect(asked).toEqual([]);

      await taskLink(page).click();
      await expect(page).toHaveURL("/plants/planting/");
      await expect(page.getByRole("main").getByRole("article")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you want to do?");
      expect(loads).toEqual([]);
    });
  });
}

test("A connection that turns slow while reading stops the loading ahead [S4.32]", async ({ page }) => {
  await pretend(page, fast);
  const asked = pagesAskedFor(page, "/");
  await openPage(page, "/");
  await expect.poll(() => asked).toContainEqual("/page-data/plants/planting/page-data.json");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(navigator.connection ?? {}, { effectiveType: "2g" }));
  const before = asked.length;
  await brand(page).scrollIntoViewIfNeeded();
  await brand(page).hover();
  await page.waitForTimeout(1500);
  expect(asked.slice(before)).toEqual([]);
  expect(asked).not.toContain(sectionData.replace("plants", "table-of-contents"));
});
