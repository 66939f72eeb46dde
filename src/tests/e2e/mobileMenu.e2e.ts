import { expect, test, type Page } from "@playwright/test";
import { header, mobileMenu, scrolledBy, sidebar } from "../support/frame";
import { documentLoads, openPage } from "../support/openPage";

test.use({ viewport: { width: 390, height: 800 } });

/** Scrolls down and a little up, so that the header with the menu button is there again. */
async function readOn(page: Page, place: number): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, place + 100);
  await expect.poll(() => scrolledBy(page)).toBe(place + 100);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrolledBy(page)).toBe(place);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
}

/** Presses the menu button where it stands; Playwright's own click would scroll the page for it. */
async function pressMenuButton(page: Page): Promise<void> {
  const box = await mobileMenu(page).button.boundingBox();
  await page.mouse.click((box?.x ?? NaN) + 20, (box?.y ?? NaN) + 20);
  await expect(mobileMenu(page).menu).toBeVisible();
}

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await mobileMenu(page).button.click();
  await expect(mobileMenu(page).menu).toBeVisible();
}

test.describe("At the edge of the mobile layout", () => {
  test("996 px wide: menu button, no sidebar [S2.43, S9.7, S9.8]", async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await openPage(page, "/cookies/export/");
    await expect(mobileMenu(page).button).toBeInViewport();
    await expect(sidebar(page)).toBeHidden();
    await expect(header(page).getByRole("button", { name: "Dark theme" })).toBeHidden();
    await expect(header(page).getByRole("link", { name: /^Website/ })).toBeHidden();
    await expect(header(page).getByRole("button", { name: "Search" })).toBeInViewport();
  });

  test("997 px wide: sidebar, no menu button [S2.44, S9.7, S9.8]", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openPage(page, "/cookies/export/");
    await expect(mobileMenu(page).button).toBeHidden();
    await expect(sidebar(page).getByRole("link", { name: "Export cookies" })).toBeInViewport();
    await expect(header(page).getByRole("button", { name: "Dark theme" })).toBeInViewport();
    await expect(header(page).getByRole("link", { name: /^Website/ })).toBeInViewport();
  });

  test("the layout follows the window without a reload [S2.43, S2.44]", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await openPage(page, "/cookies/export/");
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(mobileMenu(page).button).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(mobileMenu(page).button).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
  });
});

test.describe("The menu", () => {
  test("is closed at first and opens with its button [S4.13]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    const { button, menu } = mobileMenu(page);
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(menu).toBeInViewport();
    await expect(menu.getByRole("button", { name: "Close the menu" })).toBeVisible();
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  test("shows the docs first, the current page marked, and the main menu one step back [S4.14]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const { menu } = mobileMenu(page);
    const docs = menu.getByRole("navigation", { name: "Sections of the documentation" });
    await expect(docs.getByRole("link", { name: "Export cookies" })).toHaveAttribute("aria-current", "page");
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    const main = menu.getByRole("navigation", { name: "Main" });
    await expect(docs).toBeHidden();
    await expect(main.getByRole("link", { name: "Home", exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Support (opens in a new tab)" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Русский" })).toBeVisible();
    await main.getByRole("button", { name: "Sections of the documentation" }).click();
    await expect(docs).toBeVisible();
  });

  test("shows the docs first again when it is opened again [S4.14]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const { button, menu } = mobileMenu(page);
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await menu.getByRole("button", { name: "Close the menu" }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link", { name: "Export cookies" })).toBeVisible();
  });

  test("keeps the keyboard when it changes from one list to the other [S4.14]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const { menu } = mobileMenu(page);
    const focusIsOnControl = () =>
      menu.evaluate((dialog) => {
        const { activeElement } = document;
        return activeElement !== dialog && dialog.contains(activeElement);
      });
    await menu.getByRole("button", { name: "Back to main menu" }).focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("link", { name: "Home", exact: true })).toBeVisible();
    await expect.poll(focusIsOnControl).toBe(true);
    await menu.getByRole("button", { name: "Sections of the documentation" }).focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("button", { name: "Back to main menu" })).toBeVisible();
    await expect.poll(focusIsOnControl).toBe(true);
  });

  test("shows the main menu on pages without a sidebar [S4.14]", async ({ page }) => {
    await openMenu(page, "/ru/");
    const { menu } = mobileMenu(page);
    await expect(menu.getByRole("link", { name: "English" })).toBeVisible();
    await menu.getByRole("button", { name: "Разделы документации" }).click();
    await menu.getByRole("link", { name: "Куки", exact: true }).click();
    await expect(page).toHaveURL("/ru/cookies/");
  });

  test("opens sections without closing [S4.14]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const { menu } = mobileMenu(page);
    await menu.getByRole("button", { name: "Expand: Profiles" }).click();
    await expect(menu.getByRole("link", { name: "Create a profile" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Import cookies" })).toBeVisible();
  });

  test("switches the theme [S4.13]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    await mobileMenu(page).menu.getByRole("button", { name: "Dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(mobileMenu(page).menu).toBeVisible();
  });

  test("keeps the focus inside, forwards and backwards [S4.13]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const isOutside = () =>
      mobileMenu(page).menu.evaluate((dialog) => {
        const { activeElement, body } = document;
        // Between the last and the first control the focus is in the browser's own bars.
        return activeElement !== body && !dialog.contains(activeElement);
      });
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let count = 0; count < 30; count += 1) {
        await page.keyboard.press(key);
        expect(await isOutside()).toBe(false);
      }
    }
  });
});

test.describe("The menu closes and gives the focus back", () => {
  test.beforeEach(({ page }) => openMenu(page, "/cookies/export/"));

  test.afterEach(async ({ page }) => {
    const { button, menu } = mobileMenu(page);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL("/cookies/export/");
  });

  test("with its button [S4.13]", async ({ page }) => {
    await mobileMenu(page).menu.getByRole("button", { name: "Close the menu" }).click();
  });

  test("with Escape [S4.13]", async ({ page }) => {
    await page.keyboard.press("Escape");
  });

  test("with Escape pressed twice, too [S4.13]", async ({ page }) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  test("on a click beside it [S4.13]", async ({ page }) => {
    await page.mouse.click(380, 400);
  });

  test("on Back, which does not leave the page [S4.16]", async ({ page }) => {
    const loads = documentLoads(page);
    await page.goBack();
    await expect(mobileMenu(page).menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export cookies");
    expect(loads).toEqual([]);
  });
});

test("Two quick taps on its button close the menu once, and the page stays [S4.13]", async ({ page }) => {
  await openMenu(page, "/cookies/export/");
  const { button, menu } = mobileMenu(page);
  await menu.getByRole("button", { name: "Close the menu" }).dblclick();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL("/cookies/export/");
});

test.describe("Choosing a page in the menu", () => {
  test("closes it and shows the top of the page [S4.17]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await readOn(page, 1400);
    const { menu } = mobileMenu(page);
    await pressMenuButton(page);
    await menu.getByRole("link", { name: "Import cookies" }).click();
    await expect(page).toHaveURL("/cookies/import/");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import cookies");
    await expect.poll(() => scrolledBy(page)).toBe(0);
  });

  test("leaves one step Back to the page before [S4.16, S4.17]", async ({ page }) => {
    await openPage(page, "/profiles/");
    await openMenu(page, "/cookies/export/");
    const loads = documentLoads(page);
    await mobileMenu(page).menu.getByRole("link", { name: "Import cookies" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import cookies");
    await page.goBack();
    await expect(page).toHaveURL("/cookies/export/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export cookies");
    await expect(mobileMenu(page).menu).toBeHidden();
    expect(loads).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/profiles/");
  });

  test("closes it for a section's heading as well [S4.17]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    await mobileMenu(page).menu.getByRole("link", { name: "Profiles", exact: true }).click();
    await expect(page).toHaveURL("/profiles/");
    await expect(mobileMenu(page).menu).toBeHidden();
  });

  test("closes it when it is the page the reader is on [S4.17]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    await mobileMenu(page).menu.getByRole("link", { name: "Export cookies" }).click();
    await expect(mobileMenu(page).menu).toBeHidden();
    await expect(page).toHaveURL("/cookies/export/");
  });

  test("closes it for the brand, on the home page too [S4.17]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    const { button, menu } = mobileMenu(page);
    await menu.getByRole("link", { name: /^Indigo X/ }).click();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("link", { name: /^Indigo X/ }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("can be the same page in the other language, with query and hash [S2.28, S4.17]", async ({ page }) => {
    await openMenu(page, "/cookies/export/?from=mail#what-can-go-wrong");
    const { menu } = mobileMenu(page);
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await menu.getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/cookies/export/?from=mail#what-can-go-wrong");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Экспорт куки");
    await expect(menu).toBeHidden();
  });
});

test.describe("Closing the menu", () => {
  test("comes by itself when the window grows to the desktop layout [S4.15]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(mobileMenu(page).menu).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(mobileMenu(page).menu).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(200);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(mobileMenu(page).menu).toBeHidden();
  });

  for (const way of ["Close the menu", "Escape", "wider window"] as const) {
    test(`leaves one step Back to the page before: ${way} [S4.15, S4.16]`, async ({ page }) => {
      await openPage(page, "/profiles/");
      await openMenu(page, "/cookies/export/");
      const { menu } = mobileMenu(page);
      if (way === "Escape") await page.keyboard.press("Escape");
      else if (way === "wider window") await page.setViewportSize({ width: 1280, height: 800 });
      else await menu.getByRole("button", { name: way }).click();
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/profiles/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profiles");
    });
  }

  test("and opening it work again and again [S4.13]", async ({ page }) => {
    await openPage(page, "/profiles/");
    await openPage(page, "/cookies/export/");
    const { button, menu } = mobileMenu(page);
    for (let count = 0; count < 3; count += 1) {
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL("/profiles/");
  });
});

test.describe("While the menu is open", () => {
  test("the page does not scroll; afterwards it stands where it was and scrolls again [S4.18]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await readOn(page, 800);
    await pressMenuButton(page);
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 600);
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 600);
    // The wheel takes a moment to show: two frames, then the page must still stand.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await scrolledBy(page)).toBe(800);
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page).menu).toBeHidden();
    expect(await scrolledBy(page)).toBe(800);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolledBy(page)).toBe(1400);
  });

  test("Back restores the page's scrolling and its place [S4.16, S4.18]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await readOn(page, 800);
    await pressMenuButton(page);
    await page.goBack();
    await expect(mobileMenu(page).menu).toBeHidden();
    expect(await scrolledBy(page)).toBe(800);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolledBy(page)).toBe(1100);
  });

  test("a chosen page scrolls [S4.17, S4.18]", async ({ page }) => {
    await openMenu(page, "/cookies/export/");
    await mobileMenu(page).menu.getByRole("link", { name: "Import cookies" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import cookies");
    await expect(mobileMenu(page).menu).toBeHidden();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolledBy(page)).toBe(500);
  });
});
