import { expect, test, type Page } from "@playwright/test";
import { header, scrolledBy, sidebar } from "../../support/frame";
import { openPage } from "../../support/openPage";

/** Turns the wheel over the article and waits until the page stands there. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const goal = (await scrolledBy(page)) + distance;
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrolledBy(page)).toBe(goal);
}

test.describe("The header", () => {
  test.beforeEach(({ page }) => openPage(page, "/acorns/harvest/"));

  test("leaves when the reader scrolls down and returns when they scroll up [S4.19]", async ({ page }) => {
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -100);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 200);
    await expect(header(page)).not.toBeInViewport();
  });

  test("stays away when the reader trembles [S4.19]", async ({ page }) => {
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await scrollBy(page, -3);
    // Long enough for the header to have come back.
    await page.waitForTimeout(400);
    await expect(header(page)).not.toBeInViewport();
  });

  test("is there at the top of the page [S4.19]", async ({ page }) => {
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await page.keyboard.press("Home");
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test("returns when the keyboard comes into it, and stays while it is there [S4.19]", async ({ page }) => {
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await header(page).getByRole("button", { name: "Search" }).focus();
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 300);
    await page.waitForTimeout(400);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test("gives its place to the sidebar [S4.19]", async ({ page }) => {
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.y).toBe(0);
    await scrollBy(page, -100);
    const height = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    await expect.poll(async () => (await sidebar(page).boundingBox())?.y).toBeCloseTo(height, 1);
  });

  test("is there on a page the reader goes to [S4.19]", async ({ page }) => {
    await scrollBy(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await sidebar(page).getByRole("link", { name: "Sow acorns" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sow acorns");
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });
});

test("the header stays for readers who want less motion [S4.19]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/acorns/harvest/");
  await scrollBy(page, 600);
  await page.waitForTimeout(400);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test("the header leaves on small screens too [S4.19]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/acorns/harvest/");
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});
