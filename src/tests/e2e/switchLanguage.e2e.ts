import { expect, test, type Locator, type Page } from "@playwright/test";
import { header } from "../support/frame";
import { documentLoads, expectAlive, openPage } from "../support/openPage";

/** The button of the language menu and the languages it offers, in either language of the interface. */
function languageMenu(page: Page): { button: Locator; english: Locator; russian: Locator } {
  const link = (name: string) => header(page).getByRole("link", { name, exact: true });
  const button = header(page).getByRole("button", { name: /^(Language: English|Язык: Русский)$/ });
  return { button, english: link("English"), russian: link("Русский") };
}

test.describe("The language menu", () => {
  test("shows each language under its own name and marks the current one [S1.7, S1.22, S2.27]", async ({ page }) => {
    for (const path of ["/cookies/", "/ru/cookies/"]) {
      await openPage(page, path);
      const { button, english, russian } = languageMenu(page);
      await expect(button).toHaveText(path === "/cookies/" ? "English" : "Русский");
      await expect(english).toBeHidden();
      await button.click();
      await expect(english).toBeVisible();
      await expect(russian).toBeVisible();
      const [current, other] = path === "/cookies/" ? [english, russian] : [russian, english];
      await expect(current).toHaveAttribute("aria-current", "true");
      await expect(other).not.toHaveAttribute("aria-current");
      await expect(english).toHaveAttribute("lang", "en");
      await expect(russian).toHaveAttribute("lang", "ru");
    }
  });

  test("closes when the reader clicks elsewhere [S2.27]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const { button, russian } = languageMenu(page);
    await button.click();
    await expect(russian).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(russian).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes once a language is chosen [S2.27]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/cookies/");
    await expect(russian).toBeHidden();
    await expect(button).toHaveText("Русский");
  });

  test("opens under the pointer without scripts [S2.27]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/cookies/export/");
    const { button, russian } = languageMenu(page);
    await expect(russian).toBeHidden();
    await button.hover();
    await russian.click();
    await expect(page).toHaveURL("/ru/cookies/export/");
    await context.close();
  });
});

test.describe("The language menu with the keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await languageMenu(page).button.focus();
  });

  test("arrows open it and go round in it [S2.27]", async ({ page }) => {
    const { english, russian } = languageMenu(page);
    await page.keyboard.press("ArrowDown");
    await expect(english).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(russian).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(english).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(russian).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(english).toBeFocused();
  });

  test("Home goes to the first language, End to the last [S2.27]", async ({ page }) => {
    const { button, english, russian } = languageMenu(page);
    await page.keyboard.press("Enter");
    await expect(english).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("End");
    await expect(russian).toBeFocused();
    await page.keyboard.press("Home");
    await expect(english).toBeFocused();
  });

  test("arrow up opens it at the last language [S2.27]", async ({ page }) => {
    await page.keyboard.press("ArrowUp");
    await expect(languageMenu(page).russian).toBeFocused();
  });

  test("Escape closes it and returns to the button [S2.27]", async ({ page }) => {
    const { button, english, russian } = languageMenu(page);
    await page.keyboard.press("End");
    await expect(russian).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(russian).toBeHidden();
    await expect(english).toBeHidden();
    await expect(page).toHaveURL("/cookies/export/");
  });

  test("Tab leaves it, and it closes [S2.27]", async ({ page }) => {
    const { russian } = languageMenu(page);
    await page.keyboard.press("ArrowUp");
    await expect(russian).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dark theme" })).toBeFocused();
    await expect(russian).toBeHidden();
  });

  test("Enter opens the page in the chosen language [S2.28]", async ({ page }) => {
    await page.keyboard.press("End");
    await expect(languageMenu(page).russian).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ru/cookies/export/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Экспорт куки");
  });
});

test.describe("Another language", () => {
  test("shows the same page, without a reload, and the way back [S1.7, S2.28]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    const loads = documentLoads(page);
    const { button, english, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/cookies/export/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Экспорт куки");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page).toHaveTitle("Экспорт куки | Indigo X Docs");
    await button.click();
    await english.click();
    await expect(page).toHaveURL("/cookies/export/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export cookies");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(loads).toEqual([]);
  });

  test("keeps query and hash and shows the same heading [S2.28]", async ({ page }) => {
    await openPage(page, "/cookies/export/?from=mail#what-can-go-wrong");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/cookies/export/?from=mail#what-can-go-wrong");
    await expect(page.getByRole("heading", { name: "Что может пойти не так", level: 2 })).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  });

  test("keeps a hash that came after the page was opened [S2.28]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "What the file contains" }).click();
    await expect(page).toHaveURL("/cookies/export/#what-the-file-contains");
    // A jump down hides the header; the keyboard brings it back.
    await languageMenu(page).button.focus();
    await page.keyboard.press("End");
    await expect(languageMenu(page).russian).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ru/cookies/export/#what-the-file-contains");
    await expect(page.getByRole("heading", { name: "Что в файле", level: 2 })).toBeInViewport();
  });

  test("forgets the hash of the page the reader has left [S2.28]", async ({ page }) => {
    await openPage(page, "/cookies/export/?from=mail#what-the-file-contains");
    const pager = page.getByRole("navigation", { name: "Previous and next page" });
    await pager.getByRole("link", { name: "Next Cookie tips" }).click();
    await expect(page).toHaveURL("/cookies/tips/");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/cookies/tips/");
  });

  test("keeps the query of a search [S2.28]", async ({ page }) => {
    await openPage(page, "/search/?q=proxy");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("proxy");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/search/?q=proxy");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("proxy");
    await expect(page).toHaveTitle("Поиск: proxy | Indigo X Docs");
  });

  test("keeps a query that was typed on the search page [S2.28]", async ({ page }) => {
    await openPage(page, "/search/");
    await page.getByRole("main").getByRole("searchbox").fill("cookies & proxy");
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/q=cookies/);
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL(/\/ru\/search\/\?q=cookies/);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("cookies & proxy");
  });

  for (const [path, home, title] of [
    ["/no-such-page/?from=mail", "/ru/", "Что вы хотите сделать?"],
    ["/ru/no-such-page/?from=mail", "/", "What do you want to do?"],
  ] as const) {
    test(`leads from ${path} to the home page of that language [S2.27, S2.28, S10.10]`, async ({ page }) => {
      await openPage(page, path);
      const { button, english, russian } = languageMenu(page);
      await expect(button).toHaveText(home === "/" ? "Русский" : "English");
      await button.click();
      await (home === "/" ? english : russian).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }

  test("is kept while the reader moves on, after a reload and on Back [S1.7, S2.28]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await page.getByRole("main").getByRole("link", { name: "Экспорт куки" }).first().click();
    await expect(page).toHaveURL("/ru/cookies/export/");
    await page.reload();
    await expectAlive(page);
    await expect(button).toHaveText("Русский");
    // Twice at once: the first page is still on its way when the second is asked for.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(page).toHaveURL("/cookies/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies");
    await expect(button).toHaveText("English");
  });
});
