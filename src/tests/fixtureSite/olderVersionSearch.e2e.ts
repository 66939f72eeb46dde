import { expect, test } from "@playwright/test";
import { header } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

// Version 1.0 has a search page of its own in every language.

test("the search page of an older version opens from the dialog and finds what the version has, and nothing else", async ({
  page,
}) => {
  await openPage(page, "./1.0/ugly/");
  const { dialog } = await searchFor(page, "bilby");
  await dialog.getByRole("link", { name: "See all results" }).click();
  await expect(page).toHaveURL("/help/1.0/search/?q=bilby");
  const main = page.getByRole("main");
  await expect(main.getByText("1 page found")).toBeVisible();
  await main.getByRole("searchbox").fill("quokka");
  await expect(page).toHaveURL("/help/1.0/search/?q=quokka");
  await expect(main.getByText("No results")).toBeVisible();
  await expect(main.getByRole("link", { name: "All pages" })).toHaveAttribute("href", "/help/1.0/table-of-contents/");
  await main.getByRole("searchbox").fill("bilby");
  await main.getByRole("link", { name: /^Target of 1\.0/ }).click();
  await expect(page).toHaveURL("/help/1.0/ugly/target/");
  await page.goBack();
  await expect(page).toHaveURL("/help/1.0/search/?q=bilby");
  await expect(main.getByText("1 page found")).toBeVisible();
});

test("it opens with Enter where the dialog finds nothing", async ({ page }) => {
  await openPage(page, "./ru/1.0/ugly/");
  const { dialog, field } = await searchFor(page, "квокка");
  await expect(dialog.getByText("Ничего не найдено")).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(`/help/ru/1.0/search/?q=${encodeURIComponent("квокка")}`);
});

test("it keeps the query when version or language change, and tells which version it searches", async ({ page }) => {
  await openPage(page, "./search/?q=bilby");
  const main = page.getByRole("main");
  await expect(main.getByText("No results")).toBeVisible();
  await header(page).getByRole("button", { name: "Version: Next" }).click();
  await header(page).getByRole("link", { name: "1.0", exact: true }).click();
  await expect(page).toHaveURL("/help/1.0/search/?q=bilby");
  await expect(main.getByText("1 page found")).toBeVisible();
  await header(page).getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/help/ru/1.0/search/?q=bilby");
  await main.getByRole("complementary", { name: "Версия" }).getByRole("link").click();
  await expect(page).toHaveURL("/help/ru/search/?q=bilby");
  await expect(main.getByRole("complementary")).toHaveCount(0);
});

test("it finds what the other language has in the same version, and without scripts leads to the list of its docs", async ({
  page,
  browser,
  baseURL,
}) => {
  // «билби» would sound like the English bilby.
  const query = encodeURIComponent("цель");
  await openPage(page, `./1.0/search/?q=${query}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Your words are Russian. These are the same pages in English.")).toBeVisible();
  await expect(main.getByRole("link", { name: /^Target of 1\.0/ })).toHaveAttribute("href", "/help/1.0/ugly/target/");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("./1.0/search/");
  await plain.getByRole("main").getByRole("link", { name: "All pages" }).click();
  await expect(plain).toHaveURL("/help/1.0/table-of-contents/");
  await context.close();
});

test("it asks for nothing more when the query changes, and has nothing to say to search engines", async ({ page }) => {
  // A reader who saves data: nothing is loaded ahead, so every request would be that of the new query.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openPage(page, `./ru/1.0/search/?q=${encodeURIComponent("билби")}`);
  const hit = page.getByRole("main").getByRole("link", { name: /^Цель 1\.0/ });
  await expect(hit).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  const published = "https://docs.example.org/help";
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${published}/ru/1.0/search/`);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute("href", `${published}/1.0/search/`);
  const { dialog } = await searchFor(page, "глубокий");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/favicon.svg") || asked.push(request.url()));
  await dialog.getByRole("link", { name: "Показать все результаты" }).click();
  await expect(page).toHaveURL(`/help/ru/1.0/search/?q=${encodeURIComponent("глубокий")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Поиск: глубокий" })).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("цель");
  await expect(page).toHaveURL(`/help/ru/1.0/search/?q=${encodeURIComponent("цель")}`);
  await expect(hit).toBeVisible();
  expect(asked).toEqual([]);
});
