import { expect, test, type Locator, type Page } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { header, sidebar } from "../../support/frame";
import { expectAlive, openPage } from "../../support/openPage";

function themeButton(page: Page): Locator {
  return header(page).getByRole("button", { name: /^(Dark theme|Тёмная тема)$/ });
}

/** What the reader sees: whether the page's ground is dark, and whether its text stands out from it. */
function groundOf(page: Page): Promise<"light" | "dark" | "unreadable"> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const brightness = (colour: string) => {
      if (!canvas) return NaN;
      canvas.fillStyle = "white";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    const ground = brightness(getComputedStyle(document.documentElement).backgroundColor);
    const text = brightness(getComputedStyle(document.body).color);
    if (ground < 80 && text > 160) return "dark";
    return ground > 175 && text < 96 ? "light" : "unreadable";
  });
}

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect.poll(() => groundOf(page)).toBe(theme);
  await expect(themeButton(page)).toHaveAttribute("aria-pressed", String(theme === "dark"));
}

/** Keeps every script file of the site from running; scripts inside the page still do. */
async function blockScripts(page: Page): Promise<void> {
  await page.route("**/*.js", (route) => route.abort());
}

async function store(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
}

test.describe("Without a choice of the reader", () => {
  test("follows the system, also when it changes, until the button chooses and stores the bare word [S4.1, S4.2, S4.3, S4.4, S4.5, S9.13]", async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem("theme"));
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await openPage(page, "/acorns/");
      await expectTheme(page, colorScheme);
      expect(await stored()).toBeNull();
    }
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectTheme(page, colorScheme);
    }
    for (const chosen of ["dark", "light"] as const) {
      await themeButton(page).click();
      await expectTheme(page, chosen);
      expect(await stored()).toBe(chosen);
    }
  });

  test("treats an unknown stored word as no choice [S4.2, S4.5]", async ({ page }) => {
    await store(page, "sepia");
    await openPage(page, "/acorns/");
    await expectTheme(page, "light");
  });
});

test("A choice comes before the system and survives reload, another page, Back and a change of the language [S4.3, S4.4, S4.7]", async ({
  page,
}) => {
  await test.step("a reload, on a system that changed", async () => {
    await openPage(page, "/acorns/");
    await themeButton(page).click();
    await expectTheme(page, "dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    await expectTheme(page, "dark");
  });
  await test.step("a click to another page, and Back", async () => {
    await expectAlive(page);
    await sidebar(page).getByRole("link", { name: "Harvest acorns" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harvest acorns");
    await expectTheme(page, "dark");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acorns");
    await expectTheme(page, "dark");
  });
  await test.step("a change of the language, by click and by address, with the button under the keyboard", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/acorns/");
    await expectTheme(page, "dark");
    await openPage(page, "/ru/plants/");
    await expectTheme(page, "dark");
    await themeButton(page).focus();
    await page.keyboard.press("Space");
    await expectTheme(page, "light");
    await page.keyboard.press("Enter");
    await expectTheme(page, "dark");
    await expect(themeButton(page)).toBeFocused();
    await openPage(page, "/plants/");
    await expectTheme(page, "dark");
  });
});

test.describe("A stored choice", () => {
  for (const [stored, system] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    test(`of ${stored} is applied before any script file runs, on a ${system} system [S4.6]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await blockScripts(page);
      await store(page, stored);
      for (const path of ["/acorns/", "/ru/", "/search/", "/no-such-page/"]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.locator("html")).toHaveAttribute("data-theme", stored);
        expect(await groundOf(page)).toBe(stored);
      }
    });
  }

  test("is there before the first word of the page [S4.6]", async ({ page }) => {
    await store(page, "dark");
    await page.addInitScript(() => {
      // The theme at the moment when the first thing to be seen is in the page, and everything it becomes later.
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seenThemes: seen });
      new MutationObserver(() => {
        const { theme } = document.documentElement.dataset;
        if (document.body?.querySelector("a") && seen.at(-1) !== theme) seen.push(theme);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await openPage(page, "/acorns/");
    await expectTheme(page, "dark");
    expect(await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes)).toEqual(["dark"]);
  });
});

test("two tabs keep in step [S4.7]", async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, "/acorns/");
  await openPage(other, "/ru/plants/");
  await themeButton(page).click();
  await expectTheme(other, "dark");
  await themeButton(other).click();
  await expectTheme(page, "light");
});

test.describe("Blocked storage", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
  });

  test("leaves the page whole, the theme and the announcement switchable, and the theme stays as the reader moves on [S4.4, S4.7, S4.8, S4.10]", async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    await openPage(page, "/acorns/");
    await expectTheme(page, "light");
    await page.getByRole("button", { name: "Close the announcement" }).click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeHidden();
    await themeButton(page).click();
    await expectTheme(page, "dark");
    await sidebar(page).getByRole("link", { name: "Harvest acorns" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harvest acorns");
    await expectTheme(page, "dark");
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Сбор желудей");
    await expectTheme(page, "dark");
    expect(errors).toEqual([]);
  });
});
