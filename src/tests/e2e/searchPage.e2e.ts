import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../support/openReady";
import { headerSearch, searchDialog } from "../support/searchDialog";
import { servePagesWith } from "../support/searchIndex";

const field = (page: Page) =>
  page.getByRole("main").getByRole("searchbox", { name: /^(Search the documentation|Поиск по документации)$/ });
const results = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");
const count = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the page", () => {
  for (const [path, title] of [
    ["/search/", "Search"],
    ["/ru/search/", "Поиск"],
  ] as const) {
    test(`is at ${path} [S2.12]`, async ({ page }) => {
      const response = await openReady(page, path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} | Indigo X Docs`);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(field(page)).toHaveValue("");
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText(/needs JavaScript|нужен JavaScript/)).toBeHidden();
    });
  }

  test("names the query in heading and title [S2.12, S1.24]", async ({ page }) => {
    await openReady(page, `/ru/search/?q=${encodeURIComponent("куки")}`);
    await expect(page.getByRole("heading", { level: 1, name: "Поиск: куки" })).toBeVisible();
    await expect(page).toHaveTitle("Поиск: куки | Indigo X Docs");
  });

  test("is not for search engines [S2.12]", async ({ page }) => {
    await openReady(page, "/search/");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  test("opens results without loading the site anew [S2.12, S1.15]", async ({ page }) => {
    await openReady(page, "/search/?q=fingerprints");
    await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
    await results(page)
      .filter({ hasText: /^Fingerprints/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Fingerprints" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
  });
});

test.describe("the query in the address", () => {
  test("is read from the address [S2.13]", async ({ page }) => {
    await openReady(page, "/search/?q=proxy");
    await expect(field(page)).toHaveValue("proxy");
    await expect(results(page).first()).toBeVisible();
  });

  test("is written to the address while typing, and removed with the last letter [S2.13]", async ({ page }) => {
    await openReady(page, "/ru/search/");
    await field(page).pressSequentially("куки");
    await expect(page).toHaveURL(`/ru/search/?q=${encodeURIComponent("куки")}`);
    await field(page).fill("");
    await expect(page).toHaveURL("/ru/search/");
    await expect(results(page)).toHaveCount(0);
  });

  test("costs no request for any keystroke [S2.13, S7.5]", async ({ page }) => {
    // A reader who saves data: nothing is loaded ahead, so every request would be the typing's.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await openReady(page, "/search/?q=proxy");
    await expect(results(page).first()).toBeVisible();
    const requests: string[] = [];
    // The browser looks for the icon of every new address by itself.
    page.on("request", (request) => request.url().endsWith("/favicon.svg") || requests.push(request.url()));
    await field(page).press("End");
    await field(page).pressSequentially(" cookies");
    await expect(page).toHaveURL(/q=proxy(%20|\+)cookies/);
    await expect(page.getByRole("heading", { level: 1, name: "Search: proxy cookies" })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test("takes one entry in the history, however long the typing [S2.13]", async ({ page }) => {
    await openReady(page, "/profiles/");
    await page.goto("/search/");
    await expect(headerSearch(page)).toContainText("K");
    await field(page).pressSequentially("cookies");
    await expect(page).toHaveURL("/search/?q=cookies");
    await page.goBack();
    await expect(page).toHaveURL("/profiles/");
  });

  test("survives a reload [S2.13]", async ({ page }) => {
    await openReady(page, "/search/");
    await field(page).fill("proxy");
    await expect(page).toHaveURL("/search/?q=proxy");
    await page.reload();
    await expect(field(page)).toHaveValue("proxy");
    await expect(results(page).first()).toBeVisible();
  });

  test("is there again after Back from a result [S2.13]", async ({ page }) => {
    await openReady(page, "/search/");
    await field(page).fill("fingerprints");
    await results(page).first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=fingerprints");
    await expect(field(page)).toHaveValue("fingerprints");
    await expect(results(page).first()).toBeVisible();
  });

  async function searchAgain(page: Page, query: string): Promise<void> {
    await page.keyboard.press("Control+k");
    const { dialog, field: dialogField } = searchDialog(page);
    await dialogField.fill(query);
    await dialog.getByRole("link", { name: "See all results" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Search: ${query}` })).toBeVisible();
  }

  test("follows Back to an earlier query [S2.13]", async ({ page }) => {
    await openReady(page, "/search/?q=proxy");
    await searchAgain(page, "cookies");
    await expect(field(page)).toHaveValue("cookies");
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=proxy");
    await expect(field(page)).toHaveValue("proxy");
    await expect(page.getByRole("heading", { level: 1, name: "Search: proxy" })).toBeVisible();
  });

  test("changes without a scroll [S4.24]", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openReady(page, "/search/?q=profile");
    await expect(results(page).first()).toBeVisible();
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const before = await page.evaluate(() => window.scrollY);
    await searchAgain(page, "browser");
    await expect(results(page).first()).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("leaves focus and scroll alone while typing [S4.24]", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openReady(page, "/search/?q=profile");
    await expect(results(page).first()).toBeVisible();
    await field(page).focus();
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await page.keyboard.type("s");
    await expect(page).toHaveURL("/search/?q=profiles");
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
  });
});

test.describe("what was found", () => {
  for (const [path, beginning, query, pages, words] of [
    ["/search/", "profile", "profile", 1, "1 page found"],
    ["/search/", "profile", "profile", 2, "2 pages found"],
    ["/search/", "profile", "profile", 21, "21 pages found"],
    ["/ru/search/", "профиля", "профиль", 1, "Найдена 1 страница"],
    ["/ru/search/", "профиля", "профиль", 3, "Найдено 3 страницы"],
    ["/ru/search/", "профиля", "профиль", 5, "Найдено 5 страниц"],
    ["/ru/search/", "профиля", "профиль", 11, "Найдено 11 страниц"],
    ["/ru/search/", "профиля", "профиль", 21, "Найдена 21 страница"],
    ["/ru/search/", "профиля", "профиль", 22, "Найдено 22 страницы"],
  ] as const) {
    test(`is counted: “${words}” [S8.8]`, async ({ page }) => {
      await servePagesWith(page, beginning, pages);
      await openReady(page, `${path}?q=${encodeURIComponent(query)}`);
      await expect(count(page).filter({ hasText: new RegExp(`^${words}$`) })).toBeVisible();
    });
  }

  test("is counted anew with each query [S8.8]", async ({ page }) => {
    await openReady(page, "/search/?q=profile");
    await expect(count(page).filter({ hasText: /pages? found/ })).toBeVisible();
    await field(page).fill("qqzzxx");
    await expect(count(page).filter({ hasText: /pages? found/ })).toBeHidden();
    await field(page).fill("");
    await expect(page.getByRole("main")).not.toContainText("No results");
  });

  for (const [path, words] of [
    ["/search/?q=qqzzxx", "No results"],
    ["/ru/search/?q=qqzzxx", "Ничего не найдено"],
  ] as const) {
    test(`is nothing: “${words}” [S8.7]`, async ({ page }) => {
      await openReady(page, path);
      await expect(count(page).filter({ hasText: words })).toBeVisible();
      await expect(results(page)).toHaveCount(0);
    });
  }

  test("marks the words and names the section [S9.5]", async ({ page }) => {
    await openReady(page, "/search/?q=clones");
    await expect(results(page).first().locator("mark").first()).toHaveText(/^clon/i);
  });

  test("is shown twenty pages at a time [S2.12]", async ({ page }) => {
    await servePagesWith(page, "profile", 45);
    await openReady(page, "/search/?q=profile");
    const more = page.getByRole("button", { name: "Show more" });
    await expect(results(page)).toHaveCount(20);
    await more.click();
    await expect(results(page)).toHaveCount(40);
    await more.click();
    await expect(results(page)).toHaveCount(45);
    await expect(more).toBeHidden();
  });

  test("needs no «Show more» for twenty pages [S2.12]", async ({ page }) => {
    await servePagesWith(page, "профиля", 20);
    await openReady(page, `/ru/search/?q=${encodeURIComponent("профиль")}`);
    await expect(results(page)).toHaveCount(20);
    await expect(page.getByRole("button", { name: "Показать ещё" })).toBeHidden();
  });

  test("shows each page once [S2.12]", async ({ page }) => {
    await openReady(page, "/search/?q=cookies");
    await expect(results(page).first()).toBeVisible();
    const paths = await results(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(paths).toEqual([...new Set(paths)]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, words, allPages] of [
    ["/search/", "Search needs JavaScript. Without it, the list of all pages helps.", "All pages"],
    ["/ru/search/", "Для поиска нужен JavaScript. Без него поможет список всех страниц.", "Все страницы"],
  ] as const) {
    test(`says so at ${path} [S2.12]`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(words)).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: allPages }).click();
      await expect(page).toHaveURL(/\/table-of-contents\/$/);
    });
  }
});
