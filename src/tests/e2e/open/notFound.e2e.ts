import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { openReady } from "../../support/openReady";
import { headerSearch } from "../../support/searchDialog";
import { addressOn, hostKinds, withPlainHost } from "../../support/served/plainHost";
import { gardenSite } from "../../support/sites/sites";

const english = {
  title: "Page not found",
  nothing: "There is nothing at this address.",
  owner: "If a link on another site brought you here, please let its owner know that the link is broken.",
};
const russian = {
  title: "Страница не найдена",
  nothing: "По этому адресу ничего нет.",
  owner: "Если вас привела сюда ссылка с другого сайта, пожалуйста, сообщите его владельцу, что ссылка не работает.",
};

async function expectNotFound(page: Page, words: typeof english): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(main.getByText(words.nothing)).toBeVisible();
  await expect(main.getByText(words.owner)).toBeVisible();
  await expect(page).toHaveTitle(`${words.title} | Indigo X Docs`);
  await expect(page.locator("html")).toHaveAttribute("lang", words === english ? "en" : "ru");
  await expect(main.getByText((words === english ? russian : english).nothing)).toBeHidden();
}

const addresses: [path: string, words: typeof english][] = [
  ["/nowhere/", english],
  ["/nowhere", english],
  ["/plants/planting/more/", english],
  ["/plants/plantin/", english],
  ["/russia/", english],
  ["/ru/nowhere/", russian],
  ["/ru/plants/planting/more/", russian],
  ["/ru/ru/", russian],
];

for (const host of hostKinds)
  test.describe(`On a host ${host}`, () => {
    test.use(addressOn(host, gardenSite));

    test("answers 404 at unknown addresses, says so in their language without an error, and keeps them out of search engines [S2.2, S2.17, S2.18, S2.19, S8.5]", async ({
      page,
    }) => {
      const errors = consoleErrors(page);
      for (const [path, words] of addresses) {
        await test.step(path, async () => {
          const response = await openReady(page, path);
          expect(response?.status()).toBe(404);
          expect(await response?.text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
          expect(new URL(page.url()).pathname).toBe(path);
          await expectNotFound(page, words);
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
          await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
          expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
        });
      }
    });
  });

test("says so after a click inside the site, keeps the address, changes the language with it and goes back [S2.3, S2.19]", async ({
  page,
}) => {
  const click = (path: string) => page.evaluate((target) => window.___navigate(target), path);
  await openReady(page, "/plants/");
  await page.evaluate(() => (document.documentElement.dataset.visit = "same"));

  await test.step("in English, and Back", async () => {
    await click("/nowhere/?x=1#part");
    await expectNotFound(page, english);
    await expect(page).toHaveURL("/nowhere/?x=1#part");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
    await expect(page).toHaveURL("/plants/");
  });

  await test.step("from an English page in Russian", async () => {
    await click("/ru/nowhere/");
    await expectNotFound(page, russian);
    await expect(headerSearch(page)).toHaveAccessibleName(/^Поиск/);
  });

  await test.step("from a Russian page", async () => {
    await click("/ru/plants/");
    await expect(page.getByRole("heading", { level: 1, name: "Растения" })).toBeVisible();
    await click("/ru/nowhere/?x=1#part");
    await expectNotFound(page, russian);
    await expect(page).toHaveURL("/ru/nowhere/?x=1#part");
  });

  await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
});

test("shows one language before the scripts come [S2.19]", async ({ page }) => {
  await page.route("**/app-*.js", () => undefined);
  await page.goto("/ru/nowhere/", { waitUntil: "commit" });
  await expect(page.getByText(russian.nothing)).toBeVisible();
  await expect(page.getByText(english.nothing)).toBeHidden();
  await expect(page).toHaveTitle("Страница не найдена | Indigo X Docs");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("leads home and to the other language, where search engines are let in again [S2.27, S8.5]", async ({ page }) => {
  await openReady(page, "/nowhere/");
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goBack();
  await expectNotFound(page, english);
  await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/ru/");
});

test("has header and footer, a search and pages that may help in the language of the address [S2.19, S8.5]", async ({
  page,
}) => {
  await openReady(page, "/ru/nowhere/");
  const main = page.getByRole("main");
  const header = page.getByRole("navigation", { name: "Главное меню" });
  await expect(header.getByRole("button", { name: "Поиск" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Язык: Русский" })).toBeVisible();
  await expect(header.getByRole("link", { name: /Indigo X/ }).first()).toHaveAttribute("href", "/ru/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Все страницы" })).toBeVisible();

  await main.getByRole("searchbox", { name: "Поиск по документации" }).fill("жёлуди");
  await main.getByRole("button", { name: "Найти" }).click();
  await expect(page).toHaveURL(`/ru/search/?q=${encodeURIComponent("жёлуди")}`);
  await expect(main.getByRole("listitem").getByRole("link").first()).toBeVisible();

  await page.goBack();
  await expectNotFound(page, russian);
  await main.getByRole("link", { name: /^Посадка дерева/ }).click();
  await expect(page).toHaveURL("/ru/plants/planting/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("says so in the language of the address, and in both on a host with one file for all [S2.18, S2.19]", async ({
    page,
  }) => {
    const expectWords = async (words: typeof english) => {
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expect(page.getByText(words.owner)).toBeVisible();
    };
    await page.goto("/ru/nowhere/");
    await expectWords(russian);
    await expect(page.getByText(english.nothing)).toHaveCount(0);
    await withPlainHost(gardenSite, async (address) => {
      await page.goto(`${address}/ru/nowhere/`);
      for (const words of [english, russian]) await expectWords(words);
    });
  });
});
