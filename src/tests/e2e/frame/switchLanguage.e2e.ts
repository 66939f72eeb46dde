import { expect, test, type Locator, type Page } from "@playwright/test";
import { header } from "../../support/frame";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";

/** The button of the language menu and the languages it offers, in either language of the interface. */
function languageMenu(page: Page): { button: Locator; english: Locator; russian: Locator } {
  const link = (name: string) => header(page).getByRole("link", { name, exact: true });
  const button = header(page).getByRole("button", { name: /^(Language: English|Язык: Русский)$/ });
  return { button, english: link("English"), russian: link("Русский") };
}

test.describe("The language menu", () => {
  test("shows each language under its own name, marks the current one, closes, and leads to the same page and back without a reload [S1.7, S1.22, S2.27, S2.28]", async ({
    page,
  }) => {
    const { button, english, russian } = languageMenu(page);
    const title = page.getByRole("heading", { level: 1 });
    for (const path of ["/ru/acorns/harvest/", "/acorns/harvest/"]) {
      await test.step(`the menu on ${path}`, async () => {
        await openPage(page, path);
        const [current, other, name] = path.startsWith("/ru/")
          ? [russian, english, "Русский"]
          : [english, russian, "English"];
        await expect(button).toHaveText(name);
        await expect(english).toBeHidden();
        await button.click();
        await expect(english).toBeVisible();
        await expect(russian).toBeVisible();
        await expect(current).toHaveAttribute("aria-current", "true");
        await expect(other).not.toHaveAttribute("aria-current");
        await expect(english).toHaveAttribute("lang", "en");
        await expect(russian).toHaveAttribute("lang", "ru");
        await title.click();
        await expect(russian).toBeHidden();
        await expect(button).toHaveAttribute("aria-expanded", "false");
      });
    }

    const loads = documentLoads(page);
    await test.step("to Russian", async () => {
      await button.click();
      await russian.click();
      await expect(page).toHaveURL("/ru/acorns/harvest/");
      await expect(russian).toBeHidden();
      await expect(button).toHaveText("Русский");
      await expect(title).toHaveText("Сбор желудей");
      await expect(page.locator("html")).toHaveAttribute("lang", "ru");
      await expect(page).toHaveTitle("Сбор желудей | Indigo X Docs");
    });
    await test.step("and back", async () => {
      await button.click();
      await english.click();
      await expect(page).toHaveURL("/acorns/harvest/");
      await expect(title).toHaveText("Harvest acorns");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
    expect(loads).toEqual([]);
  });

  test("opens, closes and chooses with the keyboard [S2.27, S2.28]", async ({ page }) => {
    await openPage(page, "/acorns/harvest/");
    const { button, english, russian } = languageMenu(page);
    await test.step("arrows open it and go round in it", async () => {
      await button.focus();
      for (const [key, focused] of [
        ["ArrowDown", english],
        ["ArrowDown", russian],
        ["ArrowDown", english],
        ["ArrowUp", russian],
        ["ArrowUp", english],
      ] as const) {
        await page.keyboard.press(key);
        await expect(focused, key).toBeFocused();
      }
    });
    await test.step("Escape closes it and returns to the button", async () => {
      await page.keyboard.press("End");
      await expect(russian).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await expect(russian).toBeHidden();
      await expect(english).toBeHidden();
      await expect(page).toHaveURL("/acorns/harvest/");
    });
    await test.step("Enter opens it; End goes to the last language, Home to the first", async () => {
      await page.keyboard.press("Enter");
      await expect(english).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("End");
      await expect(russian).toBeFocused();
      await page.keyboard.press("Home");
      await expect(english).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });
    await test.step("arrow up opens it at the last language; Tab leaves it, and it closes", async () => {
      await page.keyboard.press("ArrowUp");
      await expect(russian).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Dark theme" })).toBeFocused();
      await expect(russian).toBeHidden();
    });
    await test.step("End opens it at the last language, and Enter opens the page in that language", async () => {
      await button.focus();
      await page.keyboard.press("End");
      await expect(russian).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ru/acorns/harvest/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Сбор желудей");
    });
  });

  test("opens under the pointer without scripts [S2.27]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/acorns/harvest/");
    const { button, russian } = languageMenu(page);
    await expect(russian).toBeHidden();
    await button.hover();
    await russian.click();
    await expect(page).toHaveURL("/ru/acorns/harvest/");
    await context.close();
  });
});

test.describe("Another language", () => {
  test("keeps query and hash of the page, and those alone [S2.28]", async ({ page }) => {
    const address = "/acorns/harvest/?from=mail#what-can-go-wrong";
    await openPage(page, address);
    const { button, russian } = languageMenu(page);
    const pager = page.getByRole("navigation", { name: "Previous and next page" });
    await test.step("of the first page", async () => {
      await button.click();
      await russian.click();
      await expect(page).toHaveURL(`/ru${address}`);
      await expect(page.getByRole("heading", { name: "Что может пойти не так", level: 2 })).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
    });
    await test.step("not of a page the reader has left", async () => {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await pager.getByRole("link", { name: "Next Acorn tips" }).click();
      await expect(page).toHaveURL("/acorns/tips/");
      await button.click();
      await russian.click();
      await expect(page).toHaveURL("/ru/acorns/tips/");
    });
    await test.step("that came after the page was opened", async () => {
      await page.goBack();
      await expect(page).toHaveURL("/acorns/tips/");
      await pager.getByRole("link", { name: "Previous Harvest acorns" }).click();
      await expect(page).toHaveURL("/acorns/harvest/");
      const contents = page.getByRole("navigation", { name: "On this page" });
      await contents.getByRole("link", { name: "What the packet contains" }).click();
      await expect(page).toHaveURL("/acorns/harvest/#what-the-packet-contains");
      // A jump down hides the header; the keyboard brings it back.
      await button.focus();
      await page.keyboard.press("End");
      await expect(russian).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ru/acorns/harvest/#what-the-packet-contains");
      await expect(page.getByRole("heading", { name: "Что в пакете", level: 2 })).toBeInViewport();
    });
  });

  test("keeps the query of a search, of the address or typed [S2.28]", async ({ page }) => {
    await openPage(page, "/search/?q=berry");
    const searchbox = page.getByRole("main").getByRole("searchbox");
    await expect(searchbox).toHaveValue("berry");
    const { button, english, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL("/ru/search/?q=berry");
    await expect(searchbox).toHaveValue("berry");
    await expect(page).toHaveTitle("Поиск: berry | Indigo X Docs");
    await button.click();
    await english.click();
    await expect(page).toHaveURL("/search/?q=berry");
    // The address changes before the page: what is typed meanwhile would stand in the Russian one.
    await expect(page).toHaveTitle("Search: berry | Indigo X Docs");
    await searchbox.fill("acorns & berry");
    await searchbox.press("Enter");
    await expect(page).toHaveURL(/q=acorns/);
    await button.click();
    await russian.click();
    await expect(page).toHaveURL(/\/ru\/search\/\?q=acorns/);
    await expect(searchbox).toHaveValue("acorns & berry");
  });

  test("leads from an unknown address to the home page of that language [S2.27, S2.28, S10.10]", async ({ page }) => {
    for (const [path, home, title] of [
      ["/no-such-page/?from=mail", "/ru/", "Что вы хотите сделать?"],
      ["/ru/no-such-page/?from=mail", "/", "What do you want to do?"],
    ] as const) {
      await openPage(page, path);
      const { button, english, russian } = languageMenu(page);
      await expect(button, path).toHaveText(home === "/" ? "Русский" : "English");
      await button.click();
      await (home === "/" ? english : russian).click();
      await expect(page, path).toHaveURL(home);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    }
  });

  test("is kept while the reader moves on, after a reload and on Back [S1.7, S2.28]", async ({ page }) => {
    await openPage(page, "/acorns/");
    const { button, russian } = languageMenu(page);
    await button.click();
    await russian.click();
    await page.getByRole("main").getByRole("link", { name: "Сбор желудей" }).first().click();
    await expect(page).toHaveURL("/ru/acorns/harvest/");
    await page.reload();
    await expectAlive(page);
    await expect(button).toHaveText("Русский");
    // Twice at once: the first page is still on its way when the second is asked for.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(page).toHaveURL("/acorns/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acorns");
    await expect(button).toHaveText("English");
  });
});
