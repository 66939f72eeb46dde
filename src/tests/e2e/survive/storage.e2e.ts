import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { openReady } from "../../support/openReady";
import { recentSearches, searchDialog, searchFor } from "../../support/searchDialog";
import { searchLimits } from "../../../site/searchLimits";
import { storageKeys, tabsKey } from "../../../site/storageKeys";

const kinds: [name: string, forbid: (page: Page) => Promise<unknown>][] = [
  [
    "forbidden",
    (page) =>
      page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
      }),
  ],
  [
    "full",
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        };
      }),
  ],
  [
    // As in Firefox when the file behind it is broken.
    "damaged",
    (page) =>
      page.addInitScript(() => {
        for (const name of ["getItem", "setItem", "removeItem"])
          Object.defineProperty(Storage.prototype, name, {
            value() {
              throw new DOMException("The file is corrupted.", "UnknownError");
            },
          });
      }),
  ],
  [
    "missing",
    (page) =>
      page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
      }),
  ],
];

for (const [name, forbid] of kinds) {
  test(`while storage is ${name}, readers open pages, go back, change theme and tabs, open sections, search and close the announcement [S4.8]`, async ({
    page,
  }) => {
    await forbid(page);
    const errors = consoleErrors(page);
    await openReady(page, "/plants/");
    await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
    const theme = page.getByRole("button", { name: "Dark theme" });
    const { dialog } = searchDialog(page);

    await test.step("the theme changes for this visit", async () => {
      await expect(theme).toHaveAttribute("aria-pressed", "false");
      await theme.click();
      await expect(theme).toHaveAttribute("aria-pressed", "true");
    });

    await test.step("sections of the sidebar open and close", async () => {
      const sidebar = page.getByRole("navigation", { name: "Sections of the documentation" });
      await sidebar.getByRole("button", { name: "Expand: Acorns" }).click();
      await expect(sidebar.getByRole("link", { name: "Harvest acorns" })).toBeVisible();
      await sidebar.getByRole("button", { name: "Collapse: Acorns" }).click();
      await expect(sidebar.getByRole("link", { name: "Harvest acorns" })).toBeHidden();
    });

    await test.step("a page opens, its tabs change, and Back works", async () => {
      await page.getByRole("main").getByRole("link", { name: "Plant a tree" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Plant a tree" })).toBeVisible();
      await expect(theme).toHaveAttribute("aria-pressed", "true");
      await page.getByRole("tab", { name: "Bash" }).click();
      await expect(page.getByRole("tabpanel", { name: "Bash" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
    });

    await test.step("search finds, and remembers nothing", async () => {
      await searchFor(page, "petals");
      await dialog.getByRole("option").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Petals" })).toBeVisible();
      await searchFor(page, "");
      await expect(dialog.getByRole("region", { name: "Good places to start" })).toBeVisible();
      await expect(recentSearches(dialog)).toBeHidden();
      await page.keyboard.press("Escape");
    });

    await test.step("the announcement closes for this visit, in the other language", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
      const close = page.getByRole("button", { name: /^Закрыть/ });
      await close.click();
      await expect(close).toBeHidden();
    });

    await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
    expect(errors).toEqual([]);
  });
}

const garbage: [name: string, value: string][] = [
  ["an empty word", ""],
  ["half an object", '{"theme":'],
  ["a word of another program", "[object Object]"],
  ["signs that nobody sees", "\u0000\uFFFF\u202E\uD800"],
  ["a long word", "x".repeat(200_000)],
  ["thousands of lines", "petals\n".repeat(5000) + "y".repeat(5000)],
];

for (const [name, value] of garbage) {
  test(`with ${name} under all our keys pages open, go back, switch the theme, and search [S4.8]`, async ({ page }) => {
    const errors = consoleErrors(page);
    await page.addInitScript(
      ({ keys, text }) => {
        if (sessionStorage.getItem("is set") !== null) return;
        for (const storage of [localStorage, sessionStorage]) for (const key of keys) storage.setItem(key, text);
        sessionStorage.setItem("is set", "");
      },
      {
        keys: [...Object.values(storageKeys), tabsKey("language"), "gatsby-reload-compilation-hash-match"],
        text: value,
      },
    );
    await openReady(page, "/plants/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("button", { name: /^Close/ })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Plant a tree" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Plant a tree" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Python" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
    await page.getByRole("button", { name: "Dark theme" }).click();
    const { dialog, field } = await searchFor(page, "");
    await expect(dialog.getByRole("region", { name: "Good places to start" })).toBeVisible();
    const recent = recentSearches(dialog).getByRole("listitem");
    expect(await recent.count()).toBeLessThanOrEqual(searchLimits.recentSearches);
    await field.fill("petals");
    await dialog.getByRole("option").first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Petals" })).toBeVisible();
    // What a reader chooses takes the place of what was there.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(errors).toEqual([]);
  });
}
