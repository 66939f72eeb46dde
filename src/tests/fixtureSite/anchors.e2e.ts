import { expect, test } from "@playwright/test";
import { header } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const encoded = encodeURIComponent("проверка");

for (const hash of ["проверка", encoded]) {
  for (const folder of ["", "ru/"]) {
    test(`opens /${folder}ugly/cyrillic/ at #${hash} [S2.9, S2.11]`, async ({ page }) => {
      await openPage(page, `./${folder}ugly/cyrillic/#${hash}`);
      await expect(page.getByRole("heading", { level: 2, name: "Проверка" })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    });
  }
}

for (const name of ["cyrillic heading", "cyrillic heading, encoded"]) {
  test(`follows the link «${name}» to its heading [S2.10, S2.11]`, async ({ page }) => {
    await openPage(page, "./ugly/links/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Проверка");
    await expect(page.getByRole("heading", { level: 2, name: "Проверка" })).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe("#проверка");
  });
}

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

for (const [anchor, name, at] of [
  ["constructor", "Constructor", 0],
  ["constructor-1", "Constructor", 1],
  ["tostring", "toString", 0],
  ["__proto__", "__proto__", 0],
] as const) {
  test(`a heading called «${name}» is found at #${anchor} [S2.9]`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await openPage(page, `./ugly/names/#${anchor}`);
    const heading = page.getByRole("heading", { level: 2, name, exact: false }).nth(at);
    await expect(heading).toHaveAttribute("id", anchor);
    await expect(heading).toBeInViewport();
  });
}

for (const [query, text] of [
  ["constructor", "Constructor"],
  ["toString", "toString"],
  ["__proto__", "__proto__"],
  ["valueOf", "valueOf"],
] as const) {
  test(`search finds «${query}» like any other word [S1.19, S5.2]`, async ({ page }) => {
    await openPage(page, "./");
    const { dialog } = await searchFor(page, query);
    await expect(dialog.getByRole("option").first()).toContainText(text);
    await dialog.getByRole("option").first().click();
    await expect(page).toHaveURL(/\/help\/ugly\/names\//);
  });
}

test("prose that begins with «export» or «import» is prose [S2.41]", async ({ page }) => {
  await page.goto("./ugly/prose/");
  await expect(page.getByText("export your profiles before you begin.")).toBeVisible();
  await expect(page.getByText("import is the other direction; both words begin a sentence here.")).toBeVisible();
  await expect(page.getByText("or are escaped: { so }.")).toBeVisible();
});
