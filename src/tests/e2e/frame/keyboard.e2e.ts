import { expect, test, type Page } from "@playwright/test";
import { header, sidebar } from "../../support/frame";
import { openPage } from "../../support/openPage";

/** Whether the control with the focus is drawn with a ring around it. */
function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
}

/** From a page just opened: the first stop is the skip link, seen only then, and leads to the text. */
async function skipToText(page: Page, label: string, home: string): Promise<void> {
  const skip = page.getByRole("link", { name: label });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: home, exact: true })).toBeFocused();
  await expect(skip).not.toBeInViewport();
}

test.describe("Tab", () => {
  test("starts at the skip link, on a new page again, and goes through announcement and header to the sidebar [S1.15, S2.22, S2.27, S2.33]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await skipToText(page, "Skip to main content", "Home");

    await sidebar(page).getByRole("link", { name: "Sow acorns" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sow acorns");
    await expect(page.getByRole("region", { name: "Skip to main content" })).toBeFocused();
    const inHeader = (role: "link" | "button", name: string | RegExp) => header(page).getByRole(role, { name });
    const stops = [
      page.getByRole("link", { name: "Skip to main content" }),
      page.getByRole("link", { name: "Skip to the contents of the page" }),
      page.getByRole("link", { name: "See what changes" }),
      page.getByRole("button", { name: "Close the announcement" }),
      inHeader("link", /^Indigo X/),
      inHeader("link", /^Support/),
      inHeader("link", /^Chat in Russian/),
      inHeader("link", /^Website/),
      inHeader("button", "Search"),
      inHeader("button", "Language: English"),
      inHeader("button", "Dark theme"),
      sidebar(page).getByRole("link", { name: "First steps" }),
    ];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
      expect(await hasRing(page)).toBe(true);
    }
  });

  test("starts at the skip link in Russian [S1.15]", async ({ page }) => {
    await openPage(page, "/ru/acorns/harvest/");
    await skipToText(page, "Перейти к основному содержимому", "Главная");
  });

  test("leads over the skip link to the text without scripts too [S1.15]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/acorns/harvest/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link", { name: "Home", exact: true })).toBeFocused();
    await context.close();
  });

  test("reaches menu and search on a small screen [S4.13]", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, "/acorns/harvest/");
    await page.getByRole("button", { name: "Close the announcement" }).focus();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("button", { name: "Open the menu" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("button", { name: "Search" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("button", { name: "Language: English" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link")).toBeFocused();
  });
});

test.describe("Tab, pressed twice on a page with headings,", () => {
  const toContents = (page: Page) =>
    page.getByRole("link", { name: /^(Skip to the contents of the page|Перейти к содержанию страницы)$/ });

  async function skipToContents(page: Page): Promise<void> {
    await expect(toContents(page)).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(toContents(page)).toBeFocused();
    await expect(toContents(page)).toBeInViewport({ ratio: 1 });
    expect(await hasRing(page)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(toContents(page)).not.toBeInViewport();
  }

  for (const { path, label, first } of [
    { path: "/acorns/harvest/", label: "On this page", first: "Before you start" },
    { path: "/ru/acorns/harvest/", label: "Содержание страницы", first: "Перед началом" },
  ]) {
    test(`leads to the contents beside the text: ${path}`, async ({ page }) => {
      await openPage(page, path);
      await skipToContents(page);
      const contents = page.getByRole("navigation", { name: label });
      await expect(contents).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(contents.getByRole("link", { name: first })).toBeFocused();
    });

    test(`leads to the folded contents on a phone, in sight: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, path);
      await skipToContents(page);
      const folded = page.getByRole("article").locator("summary").filter({ hasText: label });
      await expect(folded).toBeFocused();
      await expect(folded).toBeInViewport({ ratio: 1 });
      expect(await hasRing(page)).toBe(true);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("article").getByRole("link", { name: first, exact: true })).toBeFocused();
    });
  }

  test("leads nowhere where there are none, and there is no such link", async ({ page }) => {
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      await expect(toContents(page)).toHaveCount(0);
    }
  });

  test("works without scripts where the contents are beside the text, and is left out where they are folded", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/acorns/harvest/");
    await skipToContents(page);
    await page.keyboard.press("Tab");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link").first()).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toContents(page)).toHaveCount(0);
    await context.close();
  });
});
