import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../support/consoleErrors";
import { openReady } from "../support/openReady";
import { searchFor } from "../support/searchDialog";

const inputs: [name: string, text: string][] = [
  ["spaces", "   "],
  ["10,000 characters", "profile ".repeat(1250)],
  ["one word of 10,000 characters", "a".repeat(10_000)],
  ["punctuation", "?!.,;:—«»“”\"'`~@#$^&*()_+-=/\\|"],
  ["HTML", '<img src=x onerror="document.title=1"><script>document.title=1</script>'],
  ["an attribute's end", '"><b onmouseover=alert(1)>&lt;b&gt;'],
  ["a percent sign", "100% %E0%A4%A %"],
  ["regular expression characters", "(.*[a-z]+$){2,}\\b|^?(?<n>x)\\k<n>"],
  ["emoji", "🦊👩‍👩‍👧‍👦🇷🇺❤️"],
  ["half an emoji", "\ud83e"],
  ["right-to-left text", "שלום \u202eevil\u202c مرحبا"],
  ["control characters", "a\u0000b\u0007c\td"],
  ["names of object properties", "__proto__ constructor toString hasOwnProperty"],
];

/** Nothing of a query became an element or ran. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator("img[src=x], b[onmouseover], main script")).toHaveCount(0);
  await expect(page).not.toHaveTitle("1");
}

test.describe("what readers may type", () => {
  for (const [name, text] of inputs) {
    test(`takes ${name} in the dialog [S5.2]`, async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/");
      const { dialog, field } = await searchFor(page, text);
      await expect(dialog.getByRole("status").or(dialog.getByRole("region")).first()).toBeAttached();
      await expectNoMarkup(page);
      await field.fill("cookies");
      await expect(dialog.getByRole("option").first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test(`takes ${name} in the address of the search page [S5.2]`, async ({ page }) => {
      const errors = consoleErrors(page);
      // Half an emoji has no escape of its own; browsers send the replacement character.
      await openReady(page, `/search/?q=${encodeURIComponent(text.replace(/^\ud83e$/, "\ufffd"))}`);
      const field = page.getByRole("main").getByRole("searchbox");
      await expect(field).not.toHaveValue("");
      await expectNoMarkup(page);
      await field.fill("cookies");
      await expect(page.getByRole("heading", { level: 1, name: "Search: cookies" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem").getByRole("link").first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  for (const query of ["%", "%E0%A4%A", "100%25%", "a&q=b", "", "<svg/onload=document.title=1>"]) {
    test(`reads an address with ?q=${query} [S5.2]`, async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, `/search/?q=${query}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Search/);
      await expectNoMarkup(page);
      expect(errors).toEqual([]);
    });
  }

  for (const path of ["/search/", "/ru/search/"]) {
    test(`stays within the window with a very long word on ${path} [S5.2]`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${path}?q=${"a".repeat(3000)}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("aaaa");
      const overflow = await page.getByRole("main").evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }

  test("shows HTML as the text it is [S5.2]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "<qqzzxx>");
    await expect(dialog.getByRole("status")).toContainText("There are no pages for “<qqzzxx>”.");
  });

  test("finds words between invisible direction marks [S5.2]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "\u200fcoo\u202ekies\u202c");
    await expect(dialog.getByRole("option", { name: /cookies/i }).first()).toBeVisible();
  });

  test("finds words with punctuation around them [S5.2]", async ({ page }) => {
    await openReady(page, "/ru/");
    const { dialog } = await searchFor(page, "«отпечатки»?!");
    await expect(dialog.getByRole("option", { name: /^Отпечатки/ }).first()).toBeVisible();
  });
});

test.describe("where readers may type", () => {
  for (const path of [
    "/",
    "/ru/",
    "/profiles/creation/",
    "/table-of-contents/",
    "/search/",
    "/nowhere/",
    "/ru/nowhere/",
  ]) {
    test(`has no field but search at ${path} [S5.1, S0.1]`, async ({ page }) => {
      await openReady(page, path);
      const fields = page.locator("input, textarea, select, [contenteditable], [role=textbox]");
      for (const field of await fields.all())
        await expect(field).toHaveAccessibleName(/^(Search the documentation|Поиск по документации)$/);
      await expect(page.locator("form:not([role=search])")).toHaveCount(0);
    });
  }
});
