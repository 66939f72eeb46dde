import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { header, mobileMenu, sidebar } from "../support/frame";
import { openPage } from "../support/openPage";
import { headerSearch, searchDialog, searchFor } from "../support/searchDialog";

// What a reader of version 1.0 finds besides its docs. The version has three docs, and no home page.
const published = "https://docs.example.org/help";

const robots = (page: Page) => page.locator('meta[name="robots"][content="noindex"]');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.describe("the notice of an older version", () => {
  const docs = [
    [
      "1.0/ugly/target/",
      "Version",
      "You are reading version 1.0.",
      "Open this page in the current version",
      "ugly/target/",
    ],
    ["ru/1.0/ugly/", "Версия", "Вы читаете версию 1.0.", "Открыть эту страницу в текущей версии", "ru/ugly/"],
    ["de/1.0/ugly/", "Version", "Sie lesen Version 1.0.", "Diese Seite in der aktuellen Version öffnen", "de/ugly/"],
    [
      "1.0/ugly/gone/",
      "Version",
      "You are reading version 1.0.",
      "The current version has no such page: see all its pages",
      "table-of-contents/",
    ],
    [
      "ru/1.0/ugly/gone/",
      "Версия",
      "Вы читаете версию 1.0.",
      "В текущей версии такой страницы нет: открыть список всех её страниц",
      "ru/table-of-contents/",
    ],
  ] as const;

  for (const [path, name, text, link, target] of docs) {
    test(`on ${path} leads to ${target}, without scripts as well`, async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [false, true]) {
        const context = await browser.newContext({ baseURL, javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`./${path}`);
        const notice = page.getByRole("complementary", { name, exact: true });
        await expect(notice).toHaveText(`${text} ${link}`);
        await notice.getByRole("link").click();
        await expect(page).toHaveURL(`/help/${target}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(notice).toHaveCount(0);
        await context.close();
      }
    });
  }

  test("keeps the heading, and what it leads to is the version that is remembered", async ({ page }) => {
    await openPage(page, "./1.0/ugly/target/#deep-heading");
    await page.getByRole("complementary", { name: "Version" }).getByRole("link").click();
    await expect(page).toHaveURL("/help/ugly/target/#deep-heading");
    expect(await page.evaluate(() => localStorage.getItem("docs-preferred-version-default"))).toBe("current");
  });

  test("stands above that of a missing translation, and axe knows them apart", async ({ page }) => {
    await openPage(page, "./de/1.0/ugly/");
    const notices = page.getByRole("main").getByRole("complementary");
    await expect(notices).toHaveText([/^Sie lesen Version 1\.0\./, /^Diese Seite ist noch nicht übersetzt\./]);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test("the frame leads within the version, and to the current one's page where the version has none", async ({
  page,
}) => {
  await openPage(page, "./1.0/ugly/target/");
  const list = "/help/1.0/table-of-contents/";
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "All pages" })).toHaveAttribute("href", list);
  await expect(header(page).locator("[data-without-scripts]")).toHaveAttribute("href", list);
  await expect(header(page).getByRole("link", { name: /^Indigo X/ })).toHaveAttribute("href", "/help/");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(breadcrumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/help/");
  await headerSearch(page).click();
  const start = searchDialog(page).dialog.getByRole("region", { name: "Good places to start" });
  await expect(start.getByRole("link")).toHaveText([
    "Target of 1.0 Ugly pages of 1.0",
    "Only in English Ugly",
    "Lonely section",
  ]);
  const addresses = await start
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/help/1.0/ugly/target/", "/help/ugly/english-only/", "/help/lonely/"]);
});

test("a section has its icon in every version", async ({ page }) => {
  const icon = (section: string) =>
    sidebar(page).getByRole("link", { name: section, exact: true }).locator("use").getAttribute("href");
  for (const [path, section] of [
    ["./ugly/", "Ugly"],
    ["./1.0/ugly/", "Ugly pages of 1.0"],
    ["./ru/1.0/ugly/", "Неудобные страницы 1.0"],
  ] as const) {
    await page.goto(path);
    expect(await icon(section), path).toBe("#i-layers");
  }
});

test("lists, cards, breadcrumbs and the ways on stay in the version", async ({ page }) => {
  for (const path of ["table-of-contents/", "ugly/", "ugly/target/", "ugly/gone/"]) {
    await page.goto(`./ru/1.0/${path}`);
    const addresses = await page
      .locator("article")
      .locator("a:not([target])")
      .evaluateAll((links) =>
        links
          .filter((link) => !link.closest("aside, li:first-child > [aria-label]"))
          .map((link) => link.getAttribute("href")),
      );
    expect(addresses.length, path).toBeGreaterThan(1);
    expect(
      addresses.filter((address) => !/^(\/help\/ru\/1\.0\/|#)/.test(address ?? "")),
      path,
    ).toEqual([]);
  }
});

test("what is open in the sidebar stays open when the version changes", async ({ page }) => {
  await openPage(page, "./table-of-contents/");
  await sidebar(page).getByRole("button", { name: "Expand: Ugly" }).click();
  await header(page).getByRole("button", { name: "Version: Next" }).click();
  await header(page).getByRole("link", { name: "1.0", exact: true }).click();
  await expect(page).toHaveURL("/help/1.0/table-of-contents/");
  await expect(sidebar(page).getByRole("link", { name: "Gone since 1.0" })).toBeVisible();
});

test("the menu of small screens shows the docs of the version, and search is that of the version", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "./1.0/ugly/target/");
  const { button, menu } = mobileMenu(page);
  await button.click();
  await expect(menu.getByRole("link", { name: "Target of 1.0" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Gone since 1.0" }).click();
  await expect(page).toHaveURL("/help/1.0/ugly/gone/");
  const { dialog } = await searchFor(page, "bilby");
  await dialog.getByRole("option").click();
  await expect(page).toHaveURL("/help/1.0/ugly/target/");
});

test("search engines get each doc in the latest version that has it; every version is its own original", async ({
  page,
  request,
}) => {
  await page.goto("./1.0/ugly/target/");
  await expect(robots(page)).toHaveCount(1);
  await expect(canonical(page)).toHaveAttribute("href", `${published}/1.0/ugly/target/`);
  await page.goto("./ru/1.0/ugly/gone/");
  await expect(robots(page)).toHaveCount(0);
  await expect(canonical(page)).toHaveAttribute("href", `${published}/ru/1.0/ugly/gone/`);
  await page.goto("./ugly/target/");
  await expect(robots(page)).toHaveCount(0);
  const sitemap = await (await request.get("./sitemap.xml")).text();
  const older = [...sitemap.matchAll(/<loc>([^<]*\/1\.0\/[^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(older).toEqual([`${published}/1.0/ugly/gone/`, `${published}/ru/1.0/ugly/gone/`]);
});

test("the folder of the version leads to the list of its docs; nothing below it is nothing in the reader's language", async ({
  page,
}) => {
  await page.goto("./ru/1.0/?x=1");
  await expect(page).toHaveURL("/help/ru/1.0/table-of-contents/?x=1");
  const response = await page.goto("./ru/1.0/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Страница не найдена");
});
