import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../support/consoleErrors";
import { openReady } from "../support/openReady";
import { recentSearches, searchFor } from "../support/searchDialog";

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
  test.describe(`while storage is ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await forbid(page);
    });

    test("opens pages and goes back [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/profiles/");
      await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
      await page.getByRole("main").getByRole("link", { name: "Create a profile" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Create a profile" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Profiles" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
      expect(errors).toEqual([]);
    });

    test("changes the theme for this visit [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/profiles/");
      const button = page.getByRole("button", { name: "Dark theme" });
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await page.getByRole("main").getByRole("link", { name: "Create a profile" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Create a profile" })).toBeVisible();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      expect(errors).toEqual([]);
    });

    test("changes tabs for this visit [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/profiles/creation/");
      await page.getByRole("tab", { name: "Bash" }).click();
      await expect(page.getByRole("tabpanel", { name: "Bash" })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("opens and closes sections of the sidebar [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/profiles/");
      const sidebar = page.getByRole("navigation", { name: "Sections of the documentation" });
      await sidebar.getByRole("button", { name: "Expand: Cookies" }).click();
      await expect(sidebar.getByRole("link", { name: "Export cookies" })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("searches, and remembers nothing [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/profiles/");
      const { dialog } = await searchFor(page, "fingerprints");
      await dialog.getByRole("option").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Fingerprints" })).toBeVisible();
      await searchFor(page, "");
      await expect(dialog.getByRole("region", { name: "Good places to start" })).toBeVisible();
      await expect(recentSearches(dialog)).toBeHidden();
      expect(errors).toEqual([]);
    });

    test("closes the announcement for this visit [S4.8]", async ({ page }) => {
      const errors = consoleErrors(page);
      await openReady(page, "/ru/");
      const close = page.getByRole("button", { name: /^Закрыть/ });
      await close.click();
      await expect(close).toBeHidden();
      expect(errors).toEqual([]);
    });
  });
}
