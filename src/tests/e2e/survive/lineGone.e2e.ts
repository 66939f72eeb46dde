import { expect, type Page, test } from "@playwright/test";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";
import { failPageData } from "../../support/served/pageData";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "The page cannot be opened now" });
const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of the documentation" }).getByRole("link", { name });

/** Opens a page on a line that loads nothing ahead, so that every other page has to be asked for. */
async function openAlone(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openPage(page, path);
}

test.describe("A click while the line is gone", () => {
  test("keeps the page, says so, and opens the other one when the line is back [S4.29]", async ({ page, context }) => {
    await openAlone(page, "/plants/?from=mail#everyday-care");
    const loads = documentLoads(page);
    await context.setOffline(true);
    await linkTo(page, "Care for plants").click();
    await expect(notice(page)).toContainText("You can go on reading here");
    await expect(notice(page)).toBeInViewport();
    await expect(title(page)).toHaveText("Plants");
    await expect(page).toHaveURL("/plants/?from=mail#everyday-care");
    await test.step("a second click says it once", async () => {
      await linkTo(page, "Care for plants").click();
      await expect(notice(page)).toHaveCount(1);
    });
    expect(loads).toEqual([]);
    await context.setOffline(false);
    await expect(title(page)).toHaveText("Care for plants");
    await expect(page).toHaveURL("/plants/care/");
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL("/plants/?from=mail#everyday-care");
  });

  test("is forgotten by readers who stay, and by those who choose a page that is here [S4.29]", async ({
    page,
    context,
  }) => {
    await openAlone(page, "/plants/");
    await linkTo(page, "Fast growers").click();
    await expect(title(page)).toHaveText("Fast growers");
    await context.setOffline(true);
    const loads = documentLoads(page);
    await linkTo(page, "Care for plants").click();
    await notice(page).getByRole("button", { name: "Stay here" }).click();
    await expect(notice(page)).toHaveCount(0);
    await linkTo(page, "Care for plants").click();
    await expect(notice(page)).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Plants" }).click();
    await expect(title(page)).toHaveText("Plants");
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.waitForTimeout(1000);
    await expect(title(page)).toHaveText("Plants");
    expect(loads).toEqual([]);
  });

  test("is said in Russian, and tried again with the button [S4.29]", async ({ page }) => {
    await openAlone(page, "/ru/plants/");
    // The line is there, as browsers see it, and the site behind it is not.
    await page.route("**/*", (route) => route.fulfill({ status: 502, body: "" }));
    await page
      .getByRole("navigation", { name: "Разделы документации" })
      .getByRole("link", { name: "Уход за растениями" })
      .click();
    const said = page.getByRole("alert").filter({ hasText: "Страница сейчас не открывается" });
    await expect(said).toContainText("Продолжайте читать здесь");
    await expect(said.getByRole("button", { name: "Остаться здесь" })).toBeVisible();
    await expect(title(page)).toHaveText("Растения");
    await page.unroute("**/*");
    await said.getByRole("button", { name: "Повторить" }).click();
    await expect(title(page)).toHaveText("Уход за растениями");
  });
});

test("Back while the line is gone keeps the page, and goes on when it is back [S4.29]", async ({ page, context }) => {
  await openAlone(page, "/plants/#everyday-care");
  await linkTo(page, "Care for plants").click();
  await expect(title(page)).toHaveText("Care for plants");
  await page.reload();
  await expectAlive(page);
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notice(page)).toBeVisible();
  await expect(title(page)).toHaveText("Care for plants");
  await context.setOffline(false);
  await expect(title(page)).toHaveText("Plants");
  await expect(page).toHaveURL("/plants/#everyday-care");
});

test("Retry while the line is gone leaves the text where it is [S8.2]", async ({ page, context }) => {
  const repair = await failPageData(page, "/plants/care/");
  await page.goto("/plants/care/");
  const card = page.getByRole("alert").filter({ hasText: "The page did not load completely" });
  await expect(card).toBeVisible();
  await repair();
  await context.setOffline(true);
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(title(page)).toHaveText("Care for plants");
  await context.setOffline(false);
  await expect(card).toHaveCount(0);
  await expectAlive(page);
});

test("Offline, a reader goes on among the pages that are here, reads, switches the theme, and is back without a word", async ({
  page,
  context,
}) => {
  await openPage(page, "/plants/");
  await linkTo(page, "Care for plants").click();
  await expect(title(page)).toHaveText("Care for plants");
  await context.setOffline(true);
  const loads = documentLoads(page);
  await page.goBack();
  await expect(title(page)).toHaveText("Plants");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.setOffline(false);
  await linkTo(page, "Fast growers").click();
  await expect(title(page)).toHaveText("Fast growers");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(loads).toEqual([]);
});
