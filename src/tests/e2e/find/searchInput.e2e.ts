import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";

const inputs: [name: string, text: string][] = [
  ["spaces", "   "],
  ["10,000 characters", "plant ".repeat(1250)],
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
async function expectNoMarkup(page: Page, query: string): Promise<void> {
  await expect(page.locator("img[src=x], b[onmouseover], main script"), query).toHaveCount(0);
  await expect(page, query).not.toHaveTitle("1");
}

test.describe("what readers may type", () => {
  test("takes anything in the dialog, and shows HTML as the text it is [S5.2]", async ({ page }) => {
    const errors = consoleErrors(page);
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "");
    const status = dialog.getByRole("status");
    const option = dialog.getByRole("option");
    for (const [name, text] of inputs) {
      await field.fill(text);
      if (text.trim()) await expect(status, name).not.toBeEmpty();
      else await expect(dialog.getByRole("region").first(), name).toBeVisible();
      await expectNoMarkup(page, name);
      await field.fill("acorns");
      await expect(option.filter({ hasText: /acorns/i }).first(), name).toBeVisible();
      expect(errors, name).toEqual([]);
      await field.fill("");
      await expect(option).toHaveCount(0);
    }
    await field.fill("<qqzzxx>");
    await expect(status).toContainText("There are no pages for “<qqzzxx>”.");
  });

  test("takes anything in an address that the search page shows [S5.2]", async ({ page }) => {
    const errors = consoleErrors(page);
    await openReady(page, "/search/");
    const field = page.getByRole("main").getByRole("searchbox");
    const links = page.getByRole("main").getByRole("listitem").getByRole("link");
    for (const [name, text] of inputs) {
      // Half an emoji has no escape of its own; browsers send the replacement character.
      const query = encodeURIComponent(text.replace(/^\ud83e$/, "\ufffd"));
      await page.evaluate((address) => window.___navigate(address), `/search/?q=${query}`);
      await expect(field, name).not.toHaveValue("");
      await expectNoMarkup(page, name);
      await field.fill("acorns");
      await expect(page.getByRole("heading", { level: 1, name: "Search: acorns" }), name).toBeVisible();
      await expect(links.first(), name).toBeVisible();
      expect(errors, name).toEqual([]);
      await field.fill("");
      await expect(links).toHaveCount(0);
    }
  });

  test("opens at any address with a query [S5.2]", async ({ page }) => {
    const errors = consoleErrors(page);
    for (const query of [
      "%",
      "%E0%A4%A",
      "100%25%",
      "a&q=b",
      "",
      "<svg/onload=document.title=1>",
      "a%00b%07c%09d",
      "a".repeat(10_000),
    ]) {
      const name = query.slice(0, 30);
      await openReady(page, `/search/?q=${query}`);
      await expect(page.getByRole("heading", { level: 1 }), name).toHaveText(/^Search/);
      await expectNoMarkup(page, name);
      expect(errors, name).toEqual([]);
    }
  });

  test("stays within the window with a very long word [S5.2]", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ["/search/", "/ru/search/"]) {
      await page.goto(`${path}?q=${"a".repeat(3000)}`);
      await expect(page.getByRole("heading", { level: 1 }), path).toContainText("aaaa");
      const overflow = await page.getByRole("main").evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });
});

test("readers may type nowhere but in search [S5.1, S0.1]", async ({ page }) => {
  for (const path of [
    "/",
    "/ru/",
    "/plants/planting/",
    "/table-of-contents/",
    "/search/",
    "/nowhere/",
    "/ru/nowhere/",
  ]) {
    await openReady(page, path);
    const fields = page.locator("input, textarea, select, [contenteditable], [role=textbox]");
    for (const field of await fields.all())
      await expect(field, path).toHaveAccessibleName(/^(Search the documentation|Поиск по документации)$/);
    await expect(page.locator("form:not([role=search])"), path).toHaveCount(0);
  }
});
