import { expect, type Page, test } from "@playwright/test";
import { expectAlive } from "../../support/openPage";

/** Opens a page whose scripts stay on their way until they are released. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/app-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return async () => {
    release();
    await expectAlive(page);
  };
}

test.describe("What is pressed before the page is alive is done as soon as it is", () => {
  test("the search button", async ({ page }) => {
    const release = await openHeld(page, "/plants/care/");
    // Twice, as an impatient reader does.
    for (let press = 0; press < 2; press += 1) await page.getByRole("button", { name: /^Search/ }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await release();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  test("the keys of the search", async ({ page }) => {
    const release = await openHeld(page, "/plants/care/");
    await page.keyboard.press("Control+k");
    await release();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  test("the theme", async ({ page }) => {
    const release = await openHeld(page, "/");
    await page.getByRole("button", { name: /dark/i }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a button that is pressed with the keyboard", async ({ page }) => {
    const release = await openHeld(page, "/ru/plants/care/");
    await page.getByRole("button", { name: /тёмная/i }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Поиск/ }).focus();
    await page.keyboard.press("Space");
    await release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  test("a tab and the copy button", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await openHeld(page, "/plants/planting/");
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await page.getByRole("button", { name: /^Copy/ }).first().click();
    await release();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Copied").first()).toBeAttached();
  });

  test("the menu, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await openHeld(page, "/plants/care/");
    await page.getByRole("button", { name: /menu/i }).click();
    await release();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("A link that is pressed before the page is alive leads to its page", async ({ page }) => {
  await openHeld(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Plants" }).first().click();
  await expect(page).toHaveURL(/\/plants\/$/);
});
