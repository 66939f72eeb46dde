import { expect, type Page, test } from "@playwright/test";
import { documentLoads } from "../../support/openPage";
import { openReady } from "../../support/openReady";
import { headerSearch, searchDialog } from "../../support/searchDialog";

type PageData = { result: { data: { doc: { tree: unknown[] }; sidebar: { items: unknown } } } };

/** React refuses a style that is a string: drawing this throws. */
const impossibleTree = [["p", { style: "color: red" }, "…"]];

/** Makes the page with this path throw while it is drawn. */
async function breakPage(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data${path}page-data.json*`, async (route) => {
    const data = (await (await route.fetch()).json()) as PageData;
    data.result.data.doc.tree = impossibleTree;
    await route.fulfill({ json: data });
  });
}

/** Takes the cause away, as the next release or a passing fault would. */
async function repairPage(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const loader = (window as unknown as { ___loader: { loadPageSync(path: string): { json: PageData["result"] } } })
      .___loader;
    loader.loadPageSync(address).json.data.doc.tree = [["p", {}, "The page is whole again."]];
  }, path);
}

test("says that the page crashed, with details on demand, keeps the frame usable, and is forgotten on the next page [S2.20, S2.21, S8.3, S8.4]", async ({
  page,
}) => {
  const crashed = page.getByRole("heading", { level: 1, name: "This page crashed" });
  await breakPage(page, "/plants/planting/");
  await openReady(page, "/plants/planting/");
  await expect(page.getByRole("alert").getByRole("heading", { level: 1, name: "This page crashed" })).toBeVisible();
  await test.step("details", async () => {
    await expect(page.getByText(/Error: /)).toBeHidden();
    await page.getByText("Details for support").click();
    await expect(page.getByText(/Error: [^]*\/plants\/planting\//)).toBeVisible();
  });
  await test.step("Try again does not help: it says so again", async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(crashed).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
  await test.step("theme, search and footer", async () => {
    await page.getByRole("button", { name: "Dark theme" }).click();
    await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
    await headerSearch(page).click();
    await expect(searchDialog(page).field).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL("/table-of-contents/");
  });
  await test.step("the next page by the sidebar", async () => {
    await page.goBack();
    await expect(crashed).toBeVisible();
    await page
      .getByRole("navigation", { name: "Sections of the documentation" })
      .getByRole("link", { name: "Cover and uncover" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Cover and uncover a bed" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "This page crashed" })).toBeHidden();
  });
});

test("says that the page crashed, after a click, and puts the focus on the message [S2.20, S8.3]", async ({ page }) => {
  await breakPage(page, "/plants/planting/");
  await openReady(page, "/plants/");
  await page.getByRole("main").getByRole("link", { name: "Plant a tree" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "This page crashed" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "This page crashed" })).toBeVisible();
  await expect(page).toHaveURL("/plants/planting/");
});

test("says so in Russian on Russian pages [S2.20]", async ({ page }) => {
  await breakPage(page, "/ru/plants/planting/");
  await page.goto("/ru/plants/planting/");
  await expect(page.getByRole("heading", { level: 1, name: "На странице произошёл сбой" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Попробовать ещё раз" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Перейти на главную" })).toHaveAttribute(
    "href",
    "/ru/",
  );
});

test("draws the page again with Try again [S2.21]", async ({ page }) => {
  await breakPage(page, "/plants/planting/");
  await openReady(page, "/plants/planting/");
  await expect(page.getByRole("heading", { level: 1, name: "This page crashed" })).toBeVisible();
  await repairPage(page, "/plants/planting/");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The page is whole again.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Plant a tree" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This page crashed" })).toBeHidden();
});

test.describe("When the frame around the page cannot be drawn from what the page brought", () => {
  /** A row of the sidebar that is none. */
  async function breakFrame(page: Page, path: string): Promise<void> {
    await page.route(`**/page-data${path}page-data.json*`, async (route) => {
      const data = (await (await route.fetch()).json()) as PageData;
      data.result.data.sidebar.items = [null];
      await route.fulfill({ json: data });
    });
  }

  test("header, search and footer stay, and another page recovers [S2.20, S2.21, S8.4]", async ({ page }) => {
    const crashed = page.getByRole("main").getByRole("heading", { level: 1, name: "This page crashed" });
    await breakFrame(page, "/plants/planting/");
    await openReady(page, "/plants/planting/");
    await expect(crashed).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    const loads = documentLoads(page);
    await page.getByRole("button", { name: "Dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await headerSearch(page).click();
    await expect(searchDialog(page).field).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "All pages" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All pages" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Sections of the documentation" })).toBeVisible();
    await page.goBack();
    await expect(crashed).toBeVisible();
    expect(loads).toEqual([]);
  });

  test("the message is Russian on Russian pages [S2.20]", async ({ page }) => {
    await breakFrame(page, "/ru/plants/planting/");
    await openReady(page, "/ru/plants/planting/");
    await expect(page.getByRole("heading", { level: 1, name: "На странице произошёл сбой" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Все страницы" })).toBeVisible();
  });
});

test("says so alone when not even the frame can be drawn, and where the router broke Back loads the page before [S2.20, S2.21]", async ({
  page,
}) => {
  const crashed = page.getByRole("heading", { level: 1, name: "This page crashed" });
  const alone = async () => {
    await expect(crashed).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("link")).toHaveText("Go to the home page");
  };
  await test.step("every link breaks", async () => {
    await page.addInitScript(() => {
      if (location.pathname !== "/plants/planting/") return;
      Object.defineProperty(window, "IntersectionObserver", {
        value: class {
          constructor() {
            throw new Error("no observer");
          }
        },
      });
    });
    await page.goto("/plants/planting/");
    await alone();
  });
  await test.step("the router breaks", async () => {
    await openReady(page, "/plants/");
    await page.evaluate(() => {
      window.scrollTo = () => {
        throw new Error("no scrolling");
      };
    });
    await page.getByRole("main").getByRole("link", { name: "Care for plants" }).first().click();
    await alone();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
    await expect(headerSearch(page)).toContainText("K");
  });
});
