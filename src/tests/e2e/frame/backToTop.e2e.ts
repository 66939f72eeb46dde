import { expect, test, type Page } from "@playwright/test";
import { header, scrolledBy } from "../../support/frame";
import { openPage } from "../../support/openPage";

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

  for (const width of [320, 390, 1024, 1440])
    test(`covers no link, no button, not the pager and not the footer, ${width} px wide`, async ({ page }) => {
      // Some sixty places are looked at.
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["/plants/care/", "/ru/plants/care/", "/ru/plants/planting/"]) {
        await openPage(page, path);
        await page.mouse.move(width / 2, 400);
        await page.mouse.wheel(0, 30_000);
        await page.waitForTimeout(200);
        let shown = 0;
        for (let place = await scrolledBy(page); place > 1500; place -= 180) {
          await page.mouse.wheel(0, -180);
          await expect.poll(() => scrolledBy(page)).toBeLessThan(place);
          const button = backToTop(page);
          if (!(await button.isVisible())) continue;
          shown += 1;
          const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          const covered = await page.evaluate(({ x, y, width: wide, height }) => {
            const isOver = (rect: DOMRect) =>
              rect.left < x + wide && rect.right > x && rect.top < y + height && rect.bottom > y;
            return [...document.querySelectorAll("main a, main button, main summary, footer, nav")]
              .filter((element) => [...element.getClientRects()].some(isOver))
              .map((element) => element.outerHTML.slice(0, 80));
          }, box);
          expect(covered, `${path} at ${place}`).toEqual([]);
        }
        expect(shown, path).toBeGreaterThan(1);
      }
    });
});
