import { expect, type Page, test } from "@playwright/test";
import { mobileMenu } from "../../support/frame";
import { openReady } from "../../support/openReady";
import { headerSearch, searchFor } from "../../support/searchDialog";
import { sidewaysScroll } from "../../support/sidewaysScroll";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** What a window of 1280 × 800 pixels is for a page that is enlarged in the browser. */
for (const [zoom, viewport] of [
  ["200 %", { width: 640, height: 400 }],
  ["400 %", { width: 320, height: 200 }],
] as const) {
  test.describe(`A page enlarged to ${zoom}`, () => {
    test.use({ viewport });

    test("is read in one direction; the frame leaves room for the text", async ({ page }) => {
      for (const path of ["/", "/plants/planting/", "/ru/acorns/harvest/", "/search/?q=acorns", "/nowhere/"]) {
        await openReady(page, path);
        await page.mouse.move(160, 150);
        await page.mouse.wheel(0, 600);
        const covered = await page.evaluate(() => {
          const fixed = [...document.body.querySelectorAll("*")].filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            return ["fixed", "sticky"].includes(position) && visibility === "visible";
          });
          const rows = new Set<number>();
          for (const element of fixed) {
            const { top, bottom, width } = element.getBoundingClientRect();
            if (width < innerWidth / 2) continue;
            for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
          }
          return rows.size / innerHeight;
        });
        expect(covered, path).toBeLessThan(0.35);
        expect(await sidewaysScroll(page, [viewport.width]), path).toEqual([]);
        await page.setViewportSize(viewport);
      }
    });

    test("has a menu and a search that can be used whole", async ({ page }) => {
      await openReady(page, "/plants/");
      const { button, menu } = mobileMenu(page);
      await button.click();
      const last = menu.getByRole("link").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();

      const { dialog, field } = await searchFor(page, "acorns");
      await expect(field).toBeInViewport({ ratio: 1 });
      const row = dialog.getByRole("option").last();
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport({ ratio: 0.5 });
      await row.click();
      await expect(title(page)).toBeVisible();
    });
  });
}

test.describe("Forced colours", () => {
  test.use({ forcedColors: "active", colorScheme: "dark" });

  test("leave what is current, chosen and marked to be told from the rest, and icons to be seen", async ({ page }) => {
    await openReady(page, "/plants/planting/");
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, borderBlockEndColor, borderInlineStartColor, fontWeight, outlineStyle } =
            getComputedStyle(element);
          return { color, backgroundColor, borderBlockEndColor, borderInlineStartColor, fontWeight, outlineStyle };
        });
    const sidebar = 'aside nav a[href^="/plants/"]';
    expect(await looks(`${sidebar}[aria-current="page"]`)).not.toEqual(await looks(`${sidebar}:not([aria-current])`));
    expect(await looks('[role="tab"][aria-selected="true"]')).not.toEqual(
      await looks('[role="tab"][aria-selected="false"]'),
    );
    const icon = await page
      .getByRole("banner")
      .locator("button svg")
      .first()
      .evaluate((drawing) => [getComputedStyle(drawing).stroke, getComputedStyle(drawing).color]);
    expect(icon.join()).not.toMatch(/rgba\(0, 0, 0, 0\)/);

    await test.step("the chosen result", async () => {
      const { dialog } = await searchFor(page, "acorns");
      await expect(dialog.getByRole("option").nth(1)).toBeVisible();
      expect(await looks('[role="option"][aria-selected="true"]')).not.toEqual(
        await looks('[role="option"][aria-selected="false"]'),
      );
      const mark = await dialog
        .locator("mark")
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(mark).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    });

    await test.step("the focus", async () => {
      await page.keyboard.press("Escape");
      await headerSearch(page).focus();
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect(outline).toBe("solid");
    });
  });
});

test.describe("Reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("is what readers get who ask for it: nothing slides, fades or scrolls by itself", async ({ page }) => {
    await openReady(page, "/plants/planting/");
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
          .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
      );
    const acts: [name: string, act: () => Promise<unknown>][] = [
      ["the theme", () => page.getByRole("button", { name: "Dark theme" }).click()],
      ["a folded part", () => page.getByText("The tree does not stand").click()],
      ["a section of the sidebar", () => page.getByRole("button", { name: "Expand: Acorns" }).click()],
      ["search", () => headerSearch(page).click()],
    ];
    for (const [name, act] of acts) {
      await act();
      expect(await moving(), name).toEqual([]);
    }
    await page.keyboard.press("Escape");
    const jump = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('nav a[href^="#"]')?.click();
      return new Promise<number[]>((resolve) =>
        requestAnimationFrame(() => {
          const first = scrollY;
          setTimeout(() => resolve([first, scrollY]), 400);
        }),
      );
    });
    expect(jump[0]).toBe(jump[1]);
    await page.setViewportSize({ width: 390, height: 800 });
    await mobileMenu(page).button.click();
    await expect(mobileMenu(page).menu).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});
