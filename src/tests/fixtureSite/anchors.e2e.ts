import { expect, test } from "@playwright/test";
import { header } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const encoded = encodeURIComponent("проверка");

test("opens a Cyrillic hash, plain or encoded, at its heading in both languages [S2.9, S2.11]", async ({ page }) => {
  // A page comes after the other language's, so that every address is a load of its own.
  for (const hash of ["проверка", encoded]) {
    for (const folder of ["", "ru/"]) {
      const path = `./${folder}ugly/cyrillic/#${hash}`;
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 2, name: "Проверка" }), path).toBeInViewport();
      expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(300);
    }
  }
});

test("follows links with a Cyrillic hash, plain or encoded, to its heading [S2.10, S2.11]", async ({ page }) => {
  await openPage(page, "./ugly/links/");
  for (const name of ["cyrillic heading", "cyrillic heading, encoded"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 }), name).toHaveText("Проверка");
    await expect(page.getByRole("heading", { level: 2, name: "Проверка" }), name).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash), name).toBe("#проверка");
    await page.goBack();
    await expect(page).toHaveURL("/help/ugly/links/");
  }
});

test("jumps to a Cyrillic heading from the table of contents and keeps it when the language changes [S2.10, S2.28]", async ({
  page,
}) => {
  await openPage(page, "./ugly/cyrillic/");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Проверка" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Проверка" })).toBeInViewport();
  await page.getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL(`/help/ru/ugly/cyrillic/#${encoded}`);
  await expect(page.getByRole("heading", { level: 2, name: "Проверка" })).toBeInViewport();
});

test("headings called like words of the language are found at their anchors [S2.9]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  for (const [anchor, name, at] of [
    ["constructor", "Constructor", 0],
    ["constructor-1", "Constructor", 1],
    ["tostring", "toString", 0],
    ["__proto__", "__proto__", 0],
  ] as const) {
    // From the same page a hash would only jump.
    await page.goto("about:blank");
    await openPage(page, `./ugly/names/#${anchor}`);
    const heading = page.getByRole("heading", { level: 2, name, exact: false }).nth(at);
    await expect(heading, anchor).toHaveAttribute("id", anchor);
    await expect(heading, anchor).toBeInViewport();
  }
});

test("search finds words of the language like any other word [S1.19, S5.2]", async ({ page }) => {
  await openPage(page, "./");
  for (const [query, text] of [
    ["constructor", "Constructor"],
    ["toString", "toString"],
    ["__proto__", "__proto__"],
    ["valueOf", "valueOf"],
  ] as const) {
    const { dialog } = await searchFor(page, query);
    await expect(dialog.getByRole("option").first(), query).toContainText(text);
    await dialog.getByRole("option").first().click();
    await expect(page, query).toHaveURL(/\/help\/ugly\/names\//);
    await page.goBack();
    await expect(page).toHaveURL("/help/");
  }
});

test("prose that begins with «export» or «import» is prose [S2.41]", async ({ page }) => {
  await page.goto("./ugly/prose/");
  await expect(page.getByText("export your profiles before you begin.")).toBeVisible();
  await expect(page.getByText("import is the other direction; both words begin a sentence here.")).toBeVisible();
  await expect(page.getByText("or are escaped: { so }.")).toBeVisible();
});
