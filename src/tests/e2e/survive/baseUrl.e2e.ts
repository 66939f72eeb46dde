import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { headerSearch } from "../../support/searchDialog";

const scripts = /\/(webpack-runtime|framework|app)-[^/]*\.js$/;

/** What a reader gets when the site was built for another path: the page, none of its scripts. */
async function loseScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }));
}

test("names the misconfigured build in the page's language above a readable page, and Retry loads it again [S8.13]", async ({
  page,
}) => {
  await loseScripts(page);
  const banner = page.getByRole("alert");
  await page.goto("/ru/");
  await expect(banner).toContainText("Сайт загрузился неправильно");
  await expect(banner).toContainText("неверный префикс пути в настройках сборки");

  await page.goto("/acorns/harvest/");
  await expect(banner).toContainText("The site did not load properly");
  await expect(banner).toContainText("wrong path prefix in the build configuration");
  await expect(banner).toContainText("Configured path prefix: /");
  await expect(banner).toContainText("This page lies at: /acorns/harvest/");
  await expect(banner).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(banner).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: "Harvest acorns" })).toBeVisible();

  await page.unroute(scripts);
  await banner.getByRole("button", { name: "Retry" }).click();
  await expect(headerSearch(page)).toContainText("K");
  await expect(banner).toBeHidden();
});

test("names it when the requests fail altogether [S8.13]", async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("The site did not load properly");
});

test("is silent on a site that works, on every kind of page [S8.14]", async ({ page }) => {
  for (const path of [
    "/",
    "/ru/",
    "/plants/planting/",
    "/ru/acorns/harvest/",
    "/search/",
    "/nowhere/",
    "/ru/nowhere/",
  ]) {
    await openReady(page, path);
    await page.waitForLoadState("load");
    await expect(page.getByRole("alert"), path).toHaveCount(0);
    await expect(page.getByText(/path prefix|префикс пути/), path).toHaveCount(0);
  }
});

test("is silent when the scripts come late [S8.14]", async ({ page }) => {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openReady(page, "/");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("is silent when one page's own part is missing [S8.14]", async ({ page }) => {
  await page.route(/component---[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  // What is said instead is the card of a page that did not load completely.
  await expect(page.getByRole("alert")).toContainText("The page did not load completely");
  await expect(page.getByText(/path prefix/)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is silent for readers who switched scripts off [S8.14]", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/path prefix/)).toHaveCount(0);
  });
});
