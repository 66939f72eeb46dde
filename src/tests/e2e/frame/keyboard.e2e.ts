import { expect, test, type Page } from "@playwright/test";
import { header, scrolledBy, sidebar } from "../../support/frame";
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
      page.getByRole("link", { name: "See what changes and how to move" }),
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
    await expect(page.getByRole("main").getByRole("link", { name: "Home", exact: true })).toBeFocused();
  });
});

test.describe("Back to top", () => {
  const backToTop = (page: Page) => page.getByRole("button", { name: /^(Back to top|Наверх)$/ });

  async function turnRoundFarDown(page: Page): Promise<void> {
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 2200);
    await expect.poll(() => scrolledBy(page)).toBe(2200);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scrolledBy(page)).toBe(2000);
  }

  test("is offered when the reader turns round far down, not before, not near the top and not to the keyboard [S1.15]", async ({
    page,
  }) => {
    await openPage(page, "/plants/care/");
    await expect(backToTop(page)).toBeHidden();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolledBy(page)).toBe(700);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scrolledBy(page)).toBe(500);
    await expect(backToTop(page)).toBeHidden();

    await page.mouse.wheel(0, 1700);
    await expect.poll(() => scrolledBy(page)).toBe(2200);
    await expect(backToTop(page)).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(backToTop(page)).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(backToTop(page)).toBeHidden();

    await page.mouse.wheel(0, -200);
    await expect(backToTop(page)).toBeVisible();
    await backToTop(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.focus();
    await page.keyboard.press("Tab");
    await expect(last).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")).not.toBe("Back to top");
  });

  test("leads to the top, for the eyes and for the keyboard [S1.15]", async ({ page }) => {
    await openPage(page, "/ru/plants/care/");
    await turnRoundFarDown(page);
    await backToTop(page).click();
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await expect(backToTop(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Перейти к основному содержимому" })).toBeFocused();
  });
});
