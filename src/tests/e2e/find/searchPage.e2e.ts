import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor } from "../../support/searchDialog";
import { servePagesWith, textsAddress } from "../../support/content/searchIndex";

const field = (page: Page) =>
  page.getByRole("main").getByRole("searchbox", { name: /^(Search the documentation|Поиск по документации)$/ });
const results = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list", { name: /^(Results|Результаты)$/ })
    .getByRole("link");
const count = (page: Page) => page.getByRole("main").getByRole("status");

async function expectSearchPage(page: Page, path: string, title: string): Promise<void> {
  const response = await openReady(page, path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${title} | Indigo X Docs`);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText(/needs JavaScript|нужен JavaScript/)).toBeHidden();
}

test.describe("the page", () => {
  test("is at /search/, not for search engines; it counts and marks what was found, and opens it without loading the site anew [S1.15, S2.12, S8.7, S8.8, S9.5]", async ({
    page,
  }) => {
    await expectSearchPage(page, "/search/", "Search");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

    await test.step("counts anew with each query", async () => {
      await field(page).fill("plant");
      await expect(count(page).filter({ hasText: /pages? found/ })).toBeVisible();
      await field(page).fill("qqzzxx");
      await expect(count(page).filter({ hasText: /pages? found/ })).toBeHidden();
      await expect(count(page).filter({ hasText: "No results" })).toBeVisible();
      await expect(results(page)).toHaveCount(0);
      await field(page).fill("");
      await expect(page.getByRole("main")).not.toContainText("No results");
    });

    await test.step("marks the words", async () => {
      await field(page).fill("pruned");
      await expect(results(page).first().locator("mark").first()).toHaveText(/^prun/i);
    });

    await test.step("shows each page once", async () => {
      await field(page).fill("acorns");
      await expect(page.getByRole("heading", { level: 1, name: "Search: acorns" })).toBeVisible();
      await expect(results(page).first()).toBeVisible();
      const paths = await results(page).evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname),
      );
      expect(paths).toEqual([...new Set(paths)]);
    });

    await test.step("opens a page", async () => {
      await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
      await field(page).fill("petals");
      await results(page)
        .filter({ hasText: /^Petals/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Petals" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
    });
  });

  test("is at /ru/search/, writes the query to the address while it is typed, names it in heading and title after a reload, and says that nothing was found [S1.24, S2.12, S2.13, S8.7]", async ({
    page,
  }) => {
    await expectSearchPage(page, "/ru/search/", "Поиск");
    await field(page).pressSequentially("жёлуди");
    await expect(page).toHaveURL(`/ru/search/?q=${encodeURIComponent("жёлуди")}`);
    await openReady(page, page.url());
    await expect(page.getByRole("heading", { level: 1, name: "Поиск: жёлуди" })).toBeVisible();
    await expect(page).toHaveTitle("Поиск: жёлуди | Indigo X Docs");
    await expect(results(page)).not.toHaveCount(0);
    await field(page).fill("");
    await expect(page).toHaveURL("/ru/search/");
    await expect(results(page)).toHaveCount(0);
    await openReady(page, "/ru/search/?q=qqzzxx");
    await expect(count(page).filter({ hasText: "Ничего не найдено" })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });
});

/** The title once the head of the search page is written; the query may come a drawing later, and stays. */
async function expectTitleOfSearchPage(page: Page, title: string): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(title);
}

test.describe("the query in the address", () => {
  test("is in the title also where the answer is there before the head is: from the dialog, and after Back [S2.13]", async ({
    page,
  }) => {
    await openReady(page, "/plants/");
    const { dialog } = await searchFor(page, "petals");
    await dialog.getByRole("link", { name: "See all results" }).click();
    await expectTitleOfSearchPage(page, "Search: petals | Indigo X Docs");
    await results(page).first().click();
    await expect(page).toHaveTitle("Petals | Indigo X Docs");
    await page.goBack();
    await expectTitleOfSearchPage(page, "Search: petals | Indigo X Docs");
  });

  test("costs no request for any keystroke, but those for texts of new results [S2.13, S7.5]", async ({ page }) => {
    // A reader who saves data: nothing is loaded ahead, so every request would be the typing's.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await openReady(page, "/search/?q=berry");
    await expect(results(page).first()).toBeVisible();
    const requests: string[] = [];
    // The browser looks for the icon of every new address by itself.
    const isExpected = (url: string) => url.endsWith("/favicon.svg") || textsAddress.test(url);
    page.on("request", (request) => isExpected(request.url()) || requests.push(request.url()));
    await field(page).press("End");
    await field(page).pressSequentially(" acorns");
    await expect(page).toHaveURL(/q=berry(%20|\+)acorns/);
    await expect(page.getByRole("heading", { level: 1, name: "Search: berry acorns" })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test("is there again after Back from a result and after a reload, and takes one entry in the history, however long the typing [S2.13]", async ({
    page,
  }) => {
    await openReady(page, "/plants/");
    await openReady(page, "/search/");
    await field(page).pressSequentially("petals");
    await expect(page).toHaveURL("/search/?q=petals");
    await results(page).first().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=petals");
    await expect(field(page)).toHaveValue("petals");
    await expect(results(page).first()).toBeVisible();
    await field(page).fill("berry");
    await expect(page).toHaveURL("/search/?q=berry");
    await page.reload();
    await expect(field(page)).toHaveValue("berry");
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/plants/");
  });

  test("is read from the address, leaves focus and scroll alone while it changes, and follows Back to an earlier query [S2.13, S4.24]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openReady(page, "/search/?q=plant");
    await expect(field(page)).toHaveValue("plant");
    await expect(results(page).first()).toBeVisible();
    const scrolled = () => page.evaluate(() => window.scrollY);

    await test.step("typing", async () => {
      await field(page).focus();
      await page.mouse.move(640, 300);
      await page.mouse.wheel(0, 60);
      await expect.poll(scrolled).toBe(60);
      await page.keyboard.type("s");
      await expect(page).toHaveURL("/search/?q=plants");
      await expect(field(page)).toBeFocused();
      expect(await scrolled()).toBe(60);
    });

    await test.step("searching again in the dialog", async () => {
      await page.mouse.wheel(0, 300);
      await expect.poll(scrolled).toBeGreaterThan(260);
      const before = await scrolled();
      await page.keyboard.press("Control+k");
      const { dialog, field: dialogField } = searchDialog(page);
      await dialogField.fill("garden");
      await dialog.getByRole("link", { name: "See all results" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Search: garden" })).toBeVisible();
      await expect(results(page).first()).toBeAttached();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await scrolled()).toBe(before);
      await expect(field(page)).toHaveValue("garden");
    });

    await test.step("Back", async () => {
      await page.goBack();
      await expect(page).toHaveURL("/search/?q=plants");
      await expect(field(page)).toHaveValue("plants");
      await expect(page.getByRole("heading", { level: 1, name: "Search: plants" })).toBeVisible();
    });
  });
});

test.describe("what was found", () => {
  test("is counted, shown twenty pages at a time, and in the dialog at most eight [S2.12, S8.8, S9.3]", async ({
    page,
  }) => {
    await servePagesWith(page, { river: 1, stone: 2, tiger: 3, lemon: 21, plant: 45 });
    await openReady(page, "/search/");
    for (const [query, words] of [
      ["river", "1 page found"],
      ["stone", "2 pages found"],
      ["lemon", "21 pages found"],
    ] as const) {
      await field(page).fill(query);
      await expect(count(page).filter({ hasText: new RegExp(`^${words}$`) }), query).toBeVisible();
    }

    await test.step("twenty at a time", async () => {
      const more = page.getByRole("button", { name: "Show more" });
      await field(page).fill("plant");
      await expect(count(page)).toHaveText("45 pages found");
      await expect(results(page)).toHaveCount(20);
      await more.click();
      await expect(results(page)).toHaveCount(40);
      await more.click();
      await expect(results(page)).toHaveCount(45);
      await expect(more).toBeHidden();
    });

    await test.step("in the dialog", async () => {
      const { dialog, field: dialogField } = await searchFor(page, "tiger");
      await expect(dialog.getByRole("status").filter({ hasText: /^3 results$/ })).toBeAttached();
      await dialogField.fill("plant");
      await expect(dialog.getByRole("option")).toHaveCount(8);
    });
  });

  test("is counted also where it is more than the page shows, which then says so [S9.3]", async ({ page }) => {
    await servePagesWith(page, { plant: 130 });
    await openReady(page, "/search/?q=plant");
    await expect(count(page)).toHaveText("130 pages found");
    const more = page.getByRole("button", { name: "Show more" });
    const note = page.getByText("The first 100 are shown. One more word narrows them.");
    for (const shown of [20, 40, 60, 80]) {
      await expect(results(page)).toHaveCount(shown);
      await expect(note).toBeHidden();
      await more.click();
    }
    await expect(results(page)).toHaveCount(100);
    await expect(more).toBeHidden();
    await expect(note).toBeVisible();
  });

  test("is counted as Russian counts, and needs no «Show more» for twenty pages [S2.12, S8.8]", async ({ page }) => {
    await servePagesWith(page, {
      завода: 1,
      моста: 2,
      стола: 3,
      театра: 5,
      вокзала: 11,
      города: 20,
      лимона: 21,
      растения: 22,
    });
    await openReady(page, "/ru/search/");
    for (const [query, words] of [
      ["завод", "Найдена 1 страница"],
      ["стол", "Найдено 3 страницы"],
      ["театр", "Найдено 5 страниц"],
      ["вокзал", "Найдено 11 страниц"],
      ["лимон", "Найдена 21 страница"],
      ["растение", "Найдено 22 страницы"],
    ] as const) {
      await field(page).fill(query);
      await expect(count(page).filter({ hasText: new RegExp(`^${words}$`) }), query).toBeVisible();
    }

    await test.step("twenty pages", async () => {
      const more = page.getByRole("button", { name: "Показать ещё" });
      await expect(more).toBeVisible();
      await field(page).fill("город");
      await expect(count(page)).toHaveText("Найдено 20 страниц");
      await expect(results(page)).toHaveCount(20);
      await expect(more).toBeHidden();
    });

    await test.step("in the dialog", async () => {
      const { dialog, field: dialogField } = await searchFor(page, "");
      for (const [query, words] of [
        ["завод", "1 результат"],
        ["мост", "2 результата"],
        ["театр", "5 результатов"],
      ] as const) {
        await dialogField.fill(query);
        const status = dialog.getByRole("status").filter({ hasText: new RegExp(`^${words}$`) });
        await expect(status, query).toBeAttached();
      }
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs them, and leads to all pages [S2.12]", async ({ page }) => {
    for (const [path, words, allPages] of [
      ["/search/", "Search needs JavaScript. Without it, the list of all pages helps.", "All pages"],
      ["/ru/search/", "Для поиска нужен JavaScript. Без него поможет список всех страниц.", "Все страницы"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(words)).toBeVisible();
      await expect(page.getByRole("searchbox"), path).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: allPages }).click();
      await expect(page).toHaveURL(/\/table-of-contents\/$/);
    }
  });
});
