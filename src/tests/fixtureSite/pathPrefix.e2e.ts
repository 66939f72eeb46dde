import { expect, test } from "@playwright/test";
import { header } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const target = "/help/ugly/target/";

test("images are found under the path prefix; a link in a text opens its page without a reload, with query and heading [S2.10, S1.15]", async ({
  page,
}) => {
  await openPage(page, "./ugly/everything/");
  for (const name of ["A violet square", "The same square"]) {
    const image = page.getByRole("img", { name });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), name).toBe(64);
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: "to a page" }).click();
  await expect(page).toHaveURL(`${target}?from=everything#deep-heading`);
  await expect(page.getByRole("heading", { name: "Deep heading" })).toBeInViewport();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("links written with file endings or an alias lead to the plain address, in both languages [S2.6]", async ({
  page,
}) => {
  for (const [folder, start] of [
    ["", "/help"],
    ["ru/", "/help/ru"],
  ] as const) {
    await page.goto(`./${folder}ugly/links/`);
    const href = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await href("target.html")).toBe(`${start}/ugly/target/`);
    expect(await href("target/index.html")).toBe(`${start}/ugly/target/?from=links#deep-heading`);
    expect(await href("alias")).toBe(`${start}/ugly/target/`);
    expect(await href("home")).toBe(`${start}/`);
    expect(await href("search")).toBe(`${start}/search/?q=target`);
  }
});

test("other forms of an address lead to the plain one with query and heading [S2.4, S2.5, S2.7]", async ({ page }) => {
  for (const form of ["ugly/target.html", "ugly/target/index.html", "old/target/", "old/target", "old/target.html"]) {
    await page.goto(`./${form}?x=1#deep-heading`);
    await expect(page, form).toHaveURL(`${target}?x=1#deep-heading`);
    await expect(page.getByRole("heading", { name: "Deep heading" }), form).toBeInViewport();
  }
});

test("search opens what it finds [S1.18, S7.1]", async ({ page }) => {
  await openPage(page, "./");
  const { dialog } = await searchFor(page, "quokka");
  await dialog.getByRole("option").click();
  await expect(page).toHaveURL(`${target}#deep-heading`);
  await expect(page.getByRole("heading", { name: "Deep heading" })).toBeInViewport();
});

test("«See all results» and the search page keep the prefix [S2.12, S2.13, S2.14]", async ({ page }) => {
  await openPage(page, "./ru/ugly/");
  const { dialog } = await searchFor(page, "квокка");
  await dialog.getByRole("link", { name: "Показать все результаты" }).click();
  await expect(page).toHaveURL(/\/help\/ru\/search\/\?q=/);
  await page.getByRole("main").getByRole("searchbox").fill("намбат");
  await expect(page).toHaveURL(`/help/ru/search/?q=${encodeURIComponent("намбат")}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Скрытая страница/ })
    .click();
  await expect(page).toHaveURL("/help/ru/hidden/page/");
});

test("the language switch keeps page, query and heading; the brand leads home and the banner about a wrong prefix stays away [S2.22, S2.28, S8.14]", async ({
  page,
}) => {
  await openPage(page, "./ugly/target/?x=1#deep-heading");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await header(page).getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/help/ru/ugly/target/?x=1#deep-heading");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await header(page)
    .getByRole("link", { name: /Indigo X/ })
    .click();
  await expect(page).toHaveURL("/help/ru/");
});

test("an unknown address under the prefix is not found, in its own language [S2.2, S2.19]", async ({ page }) => {
  const response = await page.goto("./ru/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Страница не найдена");
  await page.getByRole("main").getByRole("link", { name: "Перейти на главную" }).click();
  await expect(page).toHaveURL("/help/ru/");
});

test("a folder that hides from the sidebar has pages without one [S2.40]", async ({ page }) => {
  await openPage(page, "./hidden/page/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hidden page");
  await expect(page.getByRole("navigation", { name: "Sections of the documentation" })).toHaveCount(0);
  await openPage(page, "./ugly/");
  const sections = page.getByRole("navigation", { name: "Sections of the documentation" });
  await expect(sections.getByRole("link", { name: "Lonely section" })).toBeVisible();
  await expect(sections.getByRole("link", { name: /Hidden/ })).toHaveCount(0);
});
