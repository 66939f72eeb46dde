import { expect, type Page, test } from "@playwright/test";
import { documentLoads, openPage } from "../../support/openPage";
import { searchFor } from "../../support/searchDialog";
import { failPageData, isPageData } from "../../support/served/pageData";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page) => page.getByRole("alert").filter({ hasText: "The page did not load completely" });
const retry = (page: Page) => card(page).getByRole("button", { name: "Retry" });
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of the documentation" }).getByRole("link", { name });

/** A page is alive when a click on a link opens the next one without a reload. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator("#gatsby-announcer")).not.toHaveAttribute("aria-live");
  const loads = documentLoads(page);
  await linkTo(page, "Fast growers").click();
  await expect(title(page)).toHaveText("Fast growers");
  expect(loads).toEqual([]);
}

test("A page whose strings do not come is there to read, and says that it is not complete", async ({ page }) => {
  await page.route("**/strings-*.js", (route) => route.abort());
  await page.goto("/plants/care/");
  await expect(card(page)).toBeVisible();
  await expect(title(page)).toHaveText("Care for plants");
  await page.unroute("**/strings-*.js");
  await retry(page).click();
  await expectAlive(page);
});

test.describe("A page whose data does not come after a click", () => {
  test("is opened by one reload, at its address [S4.29]", async ({ page, baseURL }) => {
    const repair = await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    const loads = documentLoads(page);
    page.once("framenavigated", () => void repair());
    await linkTo(page, "Care for plants").click();
    await expect(title(page)).toHaveText("Care for plants");
    await expect(page).toHaveURL("/plants/care/");
    expect(loads).toEqual([`${baseURL}/plants/care/`]);
  });

  test("keeps query and hash in the reload [S4.29]", async ({ page, baseURL }) => {
    await failPageData(page, "/ru/plants/care/");
    await openPage(page, "/plants/care/?from=mail#water-and-feed");
    const loads = documentLoads(page);
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
    const address = "/ru/plants/care/?from=mail#water-and-feed";
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText("Уход за растениями");
    await expect(page.locator("#water-and-feed")).toBeInViewport();
    expect(loads.map((url) => url.replace(/#.*/, ""))).toEqual([`${baseURL}${address.replace(/#.*/, "")}`]);
  });

  test("is reloaded on Back too, with its hash [S4.29]", async ({ page }) => {
    await openPage(page, "/plants/#everyday-care");
    await linkTo(page, "Fast growers").click();
    await expect(title(page)).toHaveText("Fast growers");
    await failPageData(page, "/plants/");
    // A reload forgets the first page, so that Back has to load it.
    await openPage(page, "/plants/fast-growers/");
    const loads = documentLoads(page);
    await page.evaluate(() => history.back());
    await expect(title(page)).toHaveText("Plants");
    await expect(page).toHaveURL("/plants/#everyday-care");
    await expect(card(page)).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  test("takes the place of the search that it was chosen in [S4.29]", async ({ page }) => {
    await page.route(/\/page-data\/.*petals\/page-data\.json/, (route) => route.abort("connectionfailed"));
    await openPage(page, "/acorns/");
    await openPage(page, "/plants/");
    const { dialog } = await searchFor(page, "petals");
    await dialog.getByRole("option").first().click();
    await expect(page).toHaveURL(/\/petals\//);
    await expect(card(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/plants/");
    await page.goBack();
    await expect(page).toHaveURL("/acorns/");
  });

  test("is reloaded once only, then says so and offers to retry [S4.30, S8.1, S8.2]", async ({ page }) => {
    await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    const loads = documentLoads(page);
    await linkTo(page, "Care for plants").click();
    await expect(card(page)).toContainText("Check your connection and load it again.");
    await expect(retry(page)).toBeVisible();
    await page.waitForTimeout(3000);
    expect(loads).toHaveLength(1);
    await expect(card(page)).toHaveCount(1);
    await expect(title(page)).toHaveText("Care for plants");
    await expect(page.getByRole("heading", { name: "Divide and move" })).toBeVisible();
  });

  test("comes to life by Retry, once it can be had again [S8.2]", async ({ page }) => {
    const repair = await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").click();
    await expect(retry(page)).toBeVisible();
    await repair();
    await retry(page).click();
    await expect(card(page)).toHaveCount(0);
    await expect(title(page)).toHaveText("Care for plants");
    await expectAlive(page);
  });

  test("is reloaded again when it fails at another time [S4.29, S4.30]", async ({ page }) => {
    const repair = await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").click();
    await expect(retry(page)).toBeVisible();
    await repair();
    await retry(page).click();
    await expectAlive(page);
    await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    const loads = documentLoads(page);
    await linkTo(page, "Care for plants").click();
    await expect(title(page)).toHaveText("Care for plants");
    expect(loads).toHaveLength(1);
  });
});

test.describe("A page that does not load completely at first", () => {
  test("can be read, says so and comes to life by Retry [S8.1, S8.2]", async ({ page }) => {
    const repair = await failPageData(page, "/plants/");
    await page.goto("/plants/?from=mail#everyday-care");
    await expect(card(page)).toContainText("You can read it, but buttons may not work.");
    await expect(title(page)).toHaveText("Plants");
    await repair();
    await retry(page).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL("/plants/?from=mail#everyday-care");
    await expectAlive(page);
  });

  test("says so in Russian [S8.1, S8.2]", async ({ page }) => {
    await failPageData(page, "/ru/plants/");
    await page.goto("/ru/plants/");
    const alert = page.getByRole("alert").filter({ hasText: "Страница загрузилась не полностью" });
    await expect(alert).toContainText("Проверьте соединение и загрузите страницу заново.");
    await expect(alert.getByRole("button", { name: "Повторить" })).toBeVisible();
  });

  test("does so too when a script is missing, and does not reload by itself [S4.30, S8.1]", async ({ page }) => {
    await page.route("**/component---src-templates-doc-template*.js", (route) => route.abort("connectionfailed"));
    const loads = documentLoads(page);
    await page.goto("/plants/");
    await expect(retry(page)).toBeVisible();
    await page.waitForTimeout(2000);
    expect(loads).toHaveLength(1);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(title(page)).toHaveText("Plants");
  });

  test("shows the card once when a script is missing after a click [S4.29, S4.30, S8.1]", async ({ page }) => {
    await page.route("**/component---src-templates-doc-template*.js", (route) => route.abort("connectionfailed"));
    await openPage(page, "/");
    const loads = documentLoads(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL("/table-of-contents/");
    await expect(retry(page)).toHaveCount(1);
    expect(loads).toHaveLength(1);
  });
});

test.describe("A page loaded ahead in vain", () => {
  test("leaves the open page as it is [S4.29, S4.30]", async ({ page }) => {
    const asked = page.waitForRequest((request) => isPageData("/plants/care/")(new URL(request.url())));
    await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").hover();
    await asked;
    const loads = documentLoads(page);
    await page.waitForTimeout(1500);
    expect(loads).toEqual([]);
    await expect(card(page)).toHaveCount(0);
    await expectAlive(page);
  });

  test("can still be opened when the line is back [S4.29]", async ({ page }) => {
    const asked = page.waitForRequest((request) => isPageData("/plants/care/")(new URL(request.url())));
    const repair = await failPageData(page, "/plants/care/");
    await openPage(page, "/plants/");
    await linkTo(page, "Care for plants").hover();
    await asked;
    await page.waitForTimeout(500);
    await repair();
    await linkTo(page, "Care for plants").click();
    await expect(title(page)).toHaveText("Care for plants");
    await expect(card(page)).toHaveCount(0);
    await expectAlive(page);
  });
});
