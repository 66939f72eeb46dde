import { expect, type Page, test } from "@playwright/test";
import { keptAppData } from "../../../site/behaviour";
import { indexAddress, type IndexFile } from "../../support/content/searchIndex";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor } from "../../support/searchDialog";
import { isPageData } from "../../support/served/pageData";

type PageData = { result: { data: { doc: { title: string } } } };

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of the documentation" }).getByRole("link", { name });

const isDocument = (url: URL) => url.pathname === "/plants/care/";
const isAppData = (url: URL) => url.pathname === "/page-data/app-data.json";

/** Another build on the host: of the page about care there is a new text, in a form that older scripts do not know. */
async function publishAnew(page: Page): Promise<void> {
  await page.route(isAppData, (route) => route.fulfill({ json: { webpackCompilationHash: "new" } }));
  await page.route(isDocument, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      // The policy names the scripts of the page as it was.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(/___webpackCompilationHash="[^"]*"/, '___webpackCompilationHash="new"')
      .replaceAll("Care for plants", "Care for plants, anew");
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "" }, body });
  });
  await page.route(isPageData("/plants/care/"), async (route) => {
    const data = (await (await route.fetch()).json()) as PageData;
    data.result.data.doc.title = "Care for plants, anew";
    await route.fulfill({ json: data });
  });
}

/** The reader comes back from another tab, long after the page has last asked which build is on the host. */
async function comeBack(page: Page): Promise<void> {
  // A timer that is due may ask as well.
  const noticed = page.waitForResponse((response) => isAppData(new URL(response.url())));
  await page.clock.fastForward(keptAppData + 1000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await noticed;
}

test("A reader of a page of before a new version follows a link that shows the new page, loaded once, with query and hash [S4.29, S4.30]", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/plants/");
  await linkTo(page, "Fast growers").click();
  await expect(title(page)).toHaveText("Fast growers");
  await publishAnew(page);
  // The page behind the link is here already.
  await comeBack(page);
  const loads = documentLoads(page);
  await page.evaluate(() => window.___navigate("/plants/care/?from=mail#water-and-feed"));
  await expect(title(page)).toHaveText("Care for plants, anew");
  await expectAlive(page);
  await expect(page).toHaveURL("/plants/care/?from=mail#water-and-feed");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(loads).toHaveLength(1);
});

test("A link of the page itself does not load it anew", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/plants/care/");
  await publishAnew(page);
  await comeBack(page);
  const loads = documentLoads(page);
  await page.evaluate(() => window.___navigate("/plants/care/#water-and-feed"));
  await expect(page).toHaveURL("/plants/care/#water-and-feed");
  await expect(title(page)).toHaveText("Care for plants");
  expect(loads).toEqual([]);
});

test("A host that never agrees with itself about its version is no reason to load without end [S4.30]", async ({
  page,
}) => {
  await page.route(isAppData, (route) => route.fulfill({ json: { webpackCompilationHash: "never" } }));
  const loads = documentLoads(page);
  await openPage(page, "/plants/");
  await expect(title(page)).toHaveText("Plants");
  // Gatsby loads a page once more, in case that the parts of two versions have met.
  expect(loads.length).toBeLessThanOrEqual(2);
  loads.length = 0;
  await linkTo(page, "Care for plants").click();
  await expect(title(page)).toHaveText("Care for plants");
  await expectAlive(page);
  await page.waitForTimeout(1500);
  expect(loads.length).toBeLessThanOrEqual(2);
});

for (const [name, answer] of [
  ["an error", { status: 500, body: "" }],
  ["another page", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
] as const) {
  test(`A host that answers with ${name} when it is asked for its version changes nothing`, async ({ page }) => {
    await page.route(isAppData, (route) => route.fulfill(answer));
    await openPage(page, "/plants/");
    const loads = documentLoads(page);
    await linkTo(page, "Care for plants").click();
    await expect(title(page)).toHaveText("Care for plants");
    await page.goBack();
    await expect(title(page)).toHaveText("Plants");
    expect(loads).toEqual([]);
  });
}

test("An index in the format of another version is not searched: that is said, and loading the page again helps [S7.9]", async ({
  page,
}) => {
  await page.route(indexAddress, async (route) => {
    const [entry, ...rest] = (await (await route.fetch()).json()) as [IndexFile[0] & { format: number }];
    await route.fulfill({ json: [{ ...entry, format: entry.format - 1 }, ...rest] });
  });
  await openReady(page, "/plants/");
  const { dialog } = await searchFor(page, "acorns");
  await expect(dialog.getByRole("alert")).toContainText("The site has been updated");
  await expect(dialog.getByRole("alert")).toContainText("Load it again");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await page.unroute(indexAddress);
  const loads = documentLoads(page);
  await dialog.getByRole("button", { name: "Load again" }).click();
  await expect.poll(() => loads.length).toBe(1);
  await searchFor(page, "acorns");
  await expect(dialog.getByRole("option").first()).toBeVisible();
});

test("Search whose scripts have gone with the version of the page says so, and the page can be loaded again [S7.9]", async ({
  page,
}) => {
  await openReady(page, "/ru/plants/");
  await page.waitForLoadState("networkidle");
  await page.route(isAppData, (route) => route.fulfill({ json: { webpackCompilationHash: "new" } }));
  await page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  // As a minute later: what the host has is not asked for again before.
  await page.evaluate(() => (performance.now = () => 61_000 + 1e6));
  await page.keyboard.press("Control+k");
  const { dialog } = searchDialog(page);
  await expect(dialog.getByRole("alert")).toContainText("Сайт обновился");
  await expect(dialog.getByRole("alert")).toContainText("Для поиска нужна страница новой версии");
  await page.unroute("**/*.js");
  await page.unroute(isAppData);
  const loads = documentLoads(page);
  await dialog.getByRole("button", { name: "Загрузить заново" }).click();
  await expect.poll(() => loads.length).toBe(1);
});
