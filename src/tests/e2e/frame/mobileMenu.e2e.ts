import { expect, test, type Page } from "@playwright/test";
import { header, mobileMenu, scrolledBy, sidebar } from "../../support/frame";
import { documentLoads, openPage } from "../../support/openPage";

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

async function openMenu(page: Page): Promise<void> {
  await mobileMenu(page).button.click();
  await expect(mobileMenu(page).menu).toBeVisible();
}

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("The layout follows the window at the edge of the mobile layout, and an open menu closes by itself [S2.43, S2.44, S4.15, S9.7, S9.8]", async ({
  page,
}) => {
  const { button, menu } = mobileMenu(page);
  const theme = header(page).getByRole("button", { name: "Dark theme" });
  const website = header(page).getByRole("link", { name: /^Website/ });
  await page.setViewportSize({ width: 996, height: 800 });
  await openPage(page, "/acorns/harvest/");

  await test.step("996 px wide: menu button, no sidebar", async () => {
    await expect(button).toBeInViewport();
    await expect(sidebar(page)).toBeHidden();
    await expect(theme).toBeHidden();
    await expect(website).toBeHidden();
    await expect(header(page).getByRole("button", { name: "Search" })).toBeInViewport();
  });

  await test.step("997 px wide: sidebar, no menu button", async () => {
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(button).toBeHidden();
    await expect(sidebar(page).getByRole("link", { name: "Harvest acorns" })).toBeInViewport();
    await expect(theme).toBeInViewport();
    await expect(website).toBeInViewport();
  });

  await test.step("narrower again: an open menu stays open up to 996 px", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    await openMenu(page);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu).toBeVisible();
  });

  await test.step("wider again: it is closed, the page scrolls, and it stays closed", async () => {
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu).toBeHidden();
    await expect(button).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(200);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(menu).toBeHidden();
  });
});

test.describe("The menu", () => {
  test("opens with its button and shows the docs first, the main menu one step back, and a theme to choose [S4.13, S4.14]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    const { button, menu } = mobileMenu(page);
    const docs = menu.getByRole("navigation", { name: "Sections of the documentation" });
    const main = menu.getByRole("navigation", { name: "Main" });

    await test.step("it is closed at first and opens with its button", async () => {
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.click();
      await expect(menu).toBeInViewport();
      await expect(menu.getByRole("button", { name: "Close the menu" })).toBeVisible();
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    });

    await test.step("the docs come first, the current page marked, and the main menu is one step back", async () => {
      await expect(docs.getByRole("link", { name: "Harvest acorns" })).toHaveAttribute("aria-current", "page");
      await menu.getByRole("button", { name: "Back to main menu" }).click();
      await expect(docs).toBeHidden();
      await expect(main.getByRole("link", { name: "Home", exact: true })).toBeVisible();
      await expect(main.getByRole("link", { name: "Support (opens in a new tab)" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Русский" })).toBeVisible();
      await main.getByRole("button", { name: "Sections of the documentation" }).click();
      await expect(docs).toBeVisible();
    });

    await test.step("the docs come first again when it is opened again", async () => {
      await menu.getByRole("button", { name: "Back to main menu" }).click();
      await menu.getByRole("button", { name: "Close the menu" }).click();
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu.getByRole("link", { name: "Harvest acorns" })).toBeVisible();
    });

    await test.step("sections open without closing it", async () => {
      await menu.getByRole("button", { name: "Expand: Plants" }).click();
      await expect(menu.getByRole("link", { name: "Plant a tree" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Sow acorns" })).toBeVisible();
    });

    await test.step("the theme changes without closing it", async () => {
      await menu.getByRole("button", { name: "Dark theme" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(menu).toBeVisible();
    });
  });

  test("keeps the keyboard inside, forwards and backwards and from one list to the other [S4.13, S4.14]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await openMenu(page);
    const { menu } = mobileMenu(page);

    await test.step("forwards and backwards", async () => {
      // Found once: to look for it by its role sixty times takes longer than all else here.
      const handle = await menu.elementHandle();
      const isOutside = () =>
        handle?.evaluate((dialog) => {
          const { activeElement, body } = document;
          // Between the last and the first control the focus is in the browser's own bars.
          return activeElement !== body && !dialog.contains(activeElement);
        });
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let count = 0; count < 30; count += 1) {
          await page.keyboard.press(key);
          expect(await isOutside(), `${key} ${count}`).toBe(false);
        }
      }
    });

    await test.step("from one list to the other", async () => {
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
  });

  test("closes with its button, Escape, a click beside it and Back, gives the focus back and stays on the page [S4.13, S4.16]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    const loads = documentLoads(page);
    const { button, menu } = mobileMenu(page);
    const close = menu.getByRole("button", { name: "Close the menu" });
    const ways: [name: string, way: () => Promise<unknown>][] = [
      ["its button", () => close.click()],
      ["Escape", () => page.keyboard.press("Escape")],
      [
        "Escape pressed twice",
        async () => {
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
        },
      ],
      ["a click beside it", () => page.mouse.click(380, 400)],
      ["Back", () => page.goBack()],
    ];
    for (const [name, way] of ways) {
      await test.step(name, async () => {
        await openMenu(page);
        await way();
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await expect(page).toHaveURL("/acorns/harvest/");
        await expectTitle(page, "Harvest acorns");
      });
    }

    await test.step("two quick taps close it once", async () => {
      await openMenu(page);
      await close.dblclick();
      await expect(menu).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(page).toHaveURL("/acorns/harvest/");
    });

    expect(loads).toEqual([]);
  });

  test("leaves one step Back to the page before, whatever closed it and however often it was open [S4.13, S4.15, S4.16]", async ({
    page,
  }) => {
    await openPage(page, "/plants/");
    const { menu } = mobileMenu(page);
    const ways: [name: string, way: () => Promise<unknown>][] = [
      ["Close the menu", () => menu.getByRole("button", { name: "Close the menu" }).click()],
      ["Escape", () => page.keyboard.press("Escape")],
      ["wider window", () => page.setViewportSize({ width: 1280, height: 800 })],
      [
        "again and again",
        async () => {
          for (let count = 0; count < 2; count += 1) {
            await page.keyboard.press("Escape");
            await expect(menu).toBeHidden();
            await openMenu(page);
          }
          await page.keyboard.press("Escape");
        },
      ],
    ];
    for (const [name, way] of ways) {
      await test.step(name, async () => {
        await page.evaluate(() => window.___navigate("/acorns/harvest/"));
        await expectTitle(page, "Harvest acorns");
        await openMenu(page);
        await way();
        await expect(menu).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL("/plants/");
        await expectTitle(page, "Plants");
        await page.setViewportSize({ width: 390, height: 800 });
      });
    }
  });
});

test.describe("Choosing a page in the menu", () => {
  test("closes it, shows the top of the page, which scrolls, and leaves one step Back to the page before [S4.16, S4.17, S4.18]", async ({
    page,
  }) => {
    await openPage(page, "/plants/");
    await openPage(page, "/acorns/harvest/");
    const loads = documentLoads(page);
    const { menu } = mobileMenu(page);
    await readOn(page, 1400);
    await pressMenuButton(page);
    await menu.getByRole("link", { name: "Sow acorns" }).click();
    await expect(page).toHaveURL("/acorns/sowing/");
    await expect(menu).toBeHidden();
    await expectTitle(page, "Sow acorns");
    await expect.poll(() => scrolledBy(page)).toBe(0);

    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolledBy(page)).toBe(500);

    await page.goBack();
    await expect(page).toHaveURL("/acorns/harvest/");
    await expectTitle(page, "Harvest acorns");
    await expect(menu).toBeHidden();
    expect(loads).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/plants/");
  });

  test("starts in the main menu on pages without a sidebar, and closes it for the page the reader is on, a section's heading and the brand, on the home page too [S4.14, S4.17]", async ({
    page,
  }) => {
    await openPage(page, "/ru/");
    const { menu } = mobileMenu(page);

    await test.step("from the main menu of the home page", async () => {
      await openMenu(page);
      await expect(menu.getByRole("link", { name: "English" })).toBeVisible();
      await menu.getByRole("button", { name: "Разделы документации" }).click();
      await menu.getByRole("link", { name: "Жёлуди", exact: true }).click();
      await expect(page).toHaveURL("/ru/acorns/");
    });

    for (const [name, path] of [
      ["Сбор желудей", "/ru/acorns/harvest/"],
      ["Сбор желудей", "/ru/acorns/harvest/"],
      ["Растения", "/ru/plants/"],
      [/^Indigo X/, "/ru/"],
      [/^Indigo X/, "/ru/"],
    ] as const) {
      await test.step(`${name} on ${new URL(page.url()).pathname}`, async () => {
        await openMenu(page);
        await menu.getByRole("link", { name, exact: true }).click();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL(path);
      });
    }
  });

  test("can be the same page in the other language, with query and hash [S2.28, S4.17]", async ({ page }) => {
    await openPage(page, "/acorns/harvest/?from=mail#what-can-go-wrong");
    await openMenu(page);
    const { menu } = mobileMenu(page);
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await menu.getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/acorns/harvest/?from=mail#what-can-go-wrong");
    await expectTitle(page, "Сбор желудей");
    await expect(menu).toBeHidden();
  });
});

test("While the menu is open the page does not scroll; afterwards it stands where it was and scrolls again, after Escape and after Back [S4.16, S4.18]", async ({
  page,
}) => {
  await openPage(page, "/acorns/harvest/");
  const { menu } = mobileMenu(page);
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
  await expect(menu).toBeHidden();
  expect(await scrolledBy(page)).toBe(800);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolledBy(page)).toBe(1400);

  await page.mouse.wheel(0, -600);
  await expect.poll(() => scrolledBy(page)).toBe(800);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await pressMenuButton(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(await scrolledBy(page)).toBe(800);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolledBy(page)).toBe(1100);
});
