import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../support/consoleErrors";
import { openReady } from "../support/openReady";
import { headerSearch } from "../support/searchDialog";

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
  ["/profiles/creation/more/", english],
  ["/profiles/creatio/", english],
  ["/russia/", english],
  ["/ru/nowhere/", russian],
  ["/ru/profiles/creation/more/", russian],
  ["/ru/ru/", russian],
];

for (const [path, words] of addresses) {
  test(`answers 404 at ${path} and says so in its language [S2.2, S2.17, S2.18, S2.19, S8.5]`, async ({ page }) => {
    const response = await openReady(page, path);
    expect(response?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectNotFound(page, words);
  });
}

for (const [from, path, words] of [
  ["/profiles/", "/nowhere/?x=1#part", english],
  ["/ru/profiles/", "/ru/nowhere/?x=1#part", russian],
] as const) {
  test(`says so after a click inside the site and keeps ${path} [S2.3]`, async ({ page }) => {
    await openReady(page, from);
    await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
    await page.evaluate((target) => window.___navigate(target), path);
    await expectNotFound(page, words);
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
  });
}

test("changes its language when a click leads to the other language [S2.3, S2.19]", async ({ page }) => {
  await openReady(page, "/profiles/");
  await page.evaluate(() => window.___navigate("/ru/nowhere/"));
  await expectNotFound(page, russian);
  await expect(headerSearch(page)).toHaveAccessibleName(/^Поиск/);
});

test("goes back to the page before [S2.3]", async ({ page }) => {
  await openReady(page, "/profiles/");
  await page.evaluate(() => window.___navigate("/nowhere/"));
  await expectNotFound(page, english);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Profiles" })).toBeVisible();
  await expect(page).toHaveURL("/profiles/");
});

for (const path of ["/nowhere/", "/ru/nowhere/"]) {
  test(`keeps ${path} out of search engines, with scripts and without [S8.5]`, async ({ page, request }) => {
    expect(await (await request.get(path)).text()).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/);
    await openReady(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test("lets search engines in again on the next page [S8.5]", async ({ page }) => {
  await openReady(page, "/nowhere/");
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("has header and footer in the language of the address [S2.19]", async ({ page }) => {
  await openReady(page, "/ru/nowhere/");
  const header = page.getByRole("navigation", { name: "Главное меню" });
  await expect(header.getByRole("button", { name: "Поиск" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Язык: Русский" })).toBeVisible();
  await expect(header.getByRole("link", { name: /Indigo X/ }).first()).toHaveAttribute("href", "/ru/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Все страницы" })).toBeVisible();
});

test("comes to life without an error [S2.2, S2.19]", async ({ page }) => {
  const errors = consoleErrors(page);
  await openReady(page, "/ru/nowhere/");
  await expectNotFound(page, russian);
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
});

test("shows one language before the scripts come [S2.19]", async ({ page }) => {
  await page.route("**/app-*.js", () => undefined);
  await page.goto("/ru/nowhere/", { waitUntil: "commit" });
  await expect(page.getByText(russian.nothing)).toBeVisible();
  await expect(page.getByText(english.nothing)).toBeHidden();
  await expect(page).toHaveTitle("Страница не найдена | Indigo X Docs");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("leads to the home pages with the language links [S2.27]", async ({ page }) => {
  await openReady(page, "/nowhere/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/ru/");
});

test("searches from the page [S8.5]", async ({ page }) => {
  await openReady(page, "/ru/nowhere/");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Поиск по документации" }).fill("куки");
  await main.getByRole("button", { name: "Найти" }).click();
  await expect(page).toHaveURL(`/ru/search/?q=${encodeURIComponent("куки")}`);
  await expect(main.getByRole("listitem").getByRole("link").first()).toBeVisible();
});

test("offers pages that may help, in the language of the address [S8.5]", async ({ page }) => {
  await openReady(page, "/ru/nowhere/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Создание профиля/ })
    .click();
  await expect(page).toHaveURL("/ru/profiles/creation/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("says so in both languages [S2.18, S2.19]", async ({ page }) => {
    await page.goto("/ru/nowhere/");
    for (const words of [english, russian]) {
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expect(page.getByText(words.owner)).toBeVisible();
    }
  });
});
