import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../support/openReady";
import { headerSearch, recentSearches, searchDialog, searchFor } from "../support/searchDialog";
import { servePagesWith, type TextsFile, textsAddress } from "../support/searchIndex";

async function useMac(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgentData", { value: { platform: "macOS" } });
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
}

test.describe("opening search", () => {
  test("opens with the button in the header, ready for typing [S2.29, S10.11]", async ({ page }) => {
    await openReady(page, "/profiles/creation/");
    await headerSearch(page).click();
    const { dialog, field } = searchDialog(page);
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
  });

  test("opens with Ctrl+K [S2.30]", async ({ page }) => {
    await openReady(page, "/");
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).field).toBeFocused();
  });

  test("opens with Ctrl+K on a Russian keyboard layout [S2.30]", async ({ page }) => {
    await openReady(page, "/ru/");
    // The key of K says «л» while the Russian layout is on.
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "л", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    );
    await expect(searchDialog(page).field).toBeFocused();
  });

  test("leaves other combinations with K to the browser [S2.30]", async ({ page }) => {
    await openReady(page, "/");
    for (const keys of ["k", "Meta+k", "Control+Shift+K", "Control+Alt+k"]) await page.keyboard.press(keys);
    await expect(searchDialog(page).dialog).toBeHidden();
  });

  test("opens with ⌘K on a Mac, and not with Ctrl+K [S2.30]", async ({ page }) => {
    await useMac(page);
    await openReady(page, "/");
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).dialog).toBeHidden();
    await page.keyboard.press("Meta+k");
    await expect(searchDialog(page).field).toBeFocused();
  });

  test("shows the shortcut of the reader's platform [S2.32]", async ({ page }) => {
    await openReady(page, "/");
    await expect(headerSearch(page)).toContainText("Ctrl K");
  });

  test("shows ⌘ on a Mac [S2.32]", async ({ page }) => {
    await useMac(page);
    await openReady(page, "/ru/");
    await expect(headerSearch(page)).toContainText("⌘ K");
    await expect(headerSearch(page)).not.toContainText("Ctrl");
  });

  test("gives the focus back to the button on Escape [S2.29]", async ({ page }) => {
    await openReady(page, "/");
    await headerSearch(page).click();
    await expect(searchDialog(page).field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(searchDialog(page).dialog).toBeHidden();
    await expect(headerSearch(page)).toBeFocused();
  });

  test("gives the focus back to the place it was opened from with the shortcut [S2.30]", async ({ page }) => {
    await openReady(page, "/profiles/creation/");
    const link = page.getByRole("main").getByRole("link", { name: "quick start guide" });
    await link.focus();
    await page.keyboard.press("Control+k");
    await searchDialog(page).dialog.getByRole("button", { name: "Close" }).click();
    await expect(searchDialog(page).dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("closes with a click beside it and lets the page scroll again [S2.29]", async ({ page }) => {
    await openReady(page, "/profiles/creation/");
    await headerSearch(page).click();
    await expect(searchDialog(page).field).toBeFocused();
    await page.mouse.click(5, 700);
    await expect(searchDialog(page).dialog).toBeHidden();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

test.describe("finding", () => {
  test("shows results while typing [S1.18]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "");
    await field.pressSequentially("cook");
    await expect(dialog.getByRole("option", { name: /cookies/i }).first()).toBeVisible();
    await field.fill("fingerprints");
    await expect(dialog.getByRole("option").first()).toContainText("Fingerprints");
  });

  const english: [query: string, title: RegExp][] = [
    ["create a profile", /^Create a profile/],
    ["creating profiles", /^Create a profile/],
    ["EXPORTED COOKIE", /^Export cookies/],
    ["launched", /^Launch and stop a profile/],
    ["finger", /^Fingerprints/],
    ["fingerpr", /^Fingerprints/],
  ];
  for (const [query, title] of english) {
    test(`finds “${query}” in English [S1.19]`, async ({ page }) => {
      await openReady(page, "/");
      const { dialog } = await searchFor(page, query);
      await expect(dialog.getByRole("option", { name: title }).first()).toBeVisible();
    });
  }

  const russian: [query: string, title: RegExp][] = [
    ["создание профиля", /^Создание профиля/],
    ["СОЗДАНИЕМ ПРОФИЛЕЙ", /^Создание профиля/],
    ["расширениями браузеров", /^Расширения браузера/],
    ["отпечатками", /^Отпечатки/],
    ["отпечаток", /^Отпечатки/],
    ["отпеч", /^Отпечатки/],
    ["профилями", /^Профили/],
    ["партнерскими инструментами", /^Партнёрские инструменты/],
    ["партнёрских", /^Партнёрские инструменты/],
  ];
  for (const [query, title] of russian) {
    test(`finds «${query}» in Russian [S1.20, S9.2]`, async ({ page }) => {
      await openReady(page, "/ru/");
      const { dialog } = await searchFor(page, query);
      await expect(dialog.getByRole("option", { name: title }).first()).toBeVisible();
    });
  }

  test("finds Latin names inside Russian texts [S1.20, S9.2]", async ({ page }) => {
    await openReady(page, "/ru/");
    const { dialog } = await searchFor(page, "профиль stealthfox");
    await expect(dialog.getByRole("option").filter({ hasText: "Stealthfox" }).first()).toBeVisible();
  });

  test("leads to pages of the reader's language only [S1.20]", async ({ page }) => {
    await openReady(page, "/ru/");
    const { dialog } = await searchFor(page, "API");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    for (const option of await dialog.getByRole("option").all())
      await expect(option).toHaveAttribute("href", /^\/ru\//);
  });

  test("shows at most eight results [S9.3]", async ({ page }) => {
    await servePagesWith(page, "profile", 30);
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "profile");
    await expect(dialog.getByRole("option")).toHaveCount(8);
  });

  test("says that nothing was found, and shows a way on [S8.6]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "qqzzxx");
    await expect(dialog.getByRole("status")).toContainText("No results");
    await expect(dialog.getByRole("option")).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: "See all results" })).toBeHidden();
    await dialog.getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL("/table-of-contents/");
  });

  test("says in Russian that nothing was found [S8.6]", async ({ page }) => {
    await openReady(page, "/ru/");
    const { dialog } = await searchFor(page, "ъъщщы");
    await expect(dialog.getByRole("status")).toContainText("Ничего не найдено");
  });
});

test.describe("what a result shows", () => {
  for (const [path, query, beginning] of [
    ["/", "profile", "profile"],
    ["/ru/", "профиль", "профил"],
  ] as const) {
    test(`shows up to 50 characters around the match on ${path} [S9.4]`, async ({ page }) => {
      await openReady(page, path);
      const answered = page.waitForResponse(textsAddress);
      const { dialog } = await searchFor(page, query);
      const { texts } = (await (await answered).json()) as TextsFile;
      await expect(dialog.getByRole("option").first()).toBeVisible();
      const shown = await dialog
        .getByRole("option")
        .evaluateAll((options) =>
          options.map((option) => [...option.querySelectorAll("span")].at(-1)?.textContent ?? ""),
        );
      const excerpts = shown
        .map((text) => text.replace(/^…|…$/g, ""))
        .filter((text) => texts.some((t) => t.includes(text)));
      const inContext = excerpts.filter((text) => text.toLowerCase().includes(beginning));
      expect(excerpts.length).toBeGreaterThan(4);
      expect(inContext.length).toBeGreaterThan(0);
      for (const excerpt of excerpts) expect(excerpt.length, excerpt).toBeLessThanOrEqual(50);
      for (const excerpt of inContext) expect(excerpt.length, excerpt).toBeGreaterThan(20);
    });
  }

  test("shows where a text was cut with an ellipsis [S9.4]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "geolocation follows proxy");
    await expect(dialog.getByRole("option").filter({ hasText: "…" }).first()).toBeVisible();
  });

  for (const [path, query, word] of [
    ["/", "cookies", /^cookie/i],
    ["/", "cook", /^cook/i],
    ["/ru/", "профилями", /^профил/i],
  ] as const) {
    test(`marks the words found by “${query}” in the results [S9.5]`, async ({ page }) => {
      await openReady(page, path);
      const { dialog } = await searchFor(page, query);
      const marks = dialog.getByRole("option").first().locator("mark");
      await expect(marks.first()).toBeVisible();
      for (const text of await dialog.locator("mark").allTextContents()) expect(text).toMatch(word);
    });
  }
});

test.describe("choosing a result", () => {
  test("moves through the results with the arrows, round and round [S1.18]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "profile");
    const option = dialog.getByRole("option");
    const chosen = dialog.getByRole("option", { selected: true });
    await expect(chosen).toHaveCount(1);
    const ids = await option.evaluateAll((options) => options.map(({ id }) => id));
    await expect(chosen).toHaveId(ids[0] ?? "none");
    await field.press("ArrowDown");
    await expect(chosen).toHaveId(ids[1] ?? "none");
    await field.press("ArrowUp");
    await field.press("ArrowUp");
    await expect(chosen).toHaveId(ids.at(-1) ?? "none");
    await field.press("ArrowDown");
    await expect(chosen).toHaveId(ids[0] ?? "none");
  });

  test("tells screen readers which result is chosen [S1.18]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "profile");
    const chosen = dialog.getByRole("option", { selected: true });
    await expect(field).toHaveAttribute("aria-expanded", "true");
    for (let step = 0; step < 3; step += 1) {
      await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "none");
      await field.press("ArrowDown");
    }
    await field.fill("");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  });

  test("opens the chosen result with Enter [S1.18]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "cookies");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await field.press("ArrowDown");
    const address = (await dialog.getByRole("option", { selected: true }).getAttribute("href")) ?? "none";
    await field.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(dialog).toBeHidden();
  });

  test("opens a result with a click, without loading the site anew [S1.18, S1.15]", async ({ page }) => {
    await openReady(page, "/ru/");
    await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
    const { dialog } = await searchFor(page, "отпечатки");
    await dialog
      .getByRole("option", { name: /^Отпечатки/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Отпечатки" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
  });

  test("walks on with Tab and opens nothing [S2.29]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "cookies");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await field.press("Tab");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page).toHaveURL("/");
  });

  test("keeps the keyboard inside while it is open [S2.29]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "cookies");
    await expect(dialog.getByRole("link", { name: "See all results" })).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() =>
        Boolean(document.activeElement?.matches("body *") && !document.activeElement.closest("dialog")),
      );
      expect(isOutside).toBe(false);
    }
  });

  test("says how many results there are [S8.8]", async ({ page }) => {
    await servePagesWith(page, "profile", 3);
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "profile");
    await expect(dialog.getByRole("status").filter({ hasText: /^3 results$/ })).toBeAttached();
  });

  for (const [count, words] of [
    [1, "1 результат"],
    [2, "2 результата"],
    [5, "5 результатов"],
  ] as const) {
    test(`says in Russian that there are ${count} results [S8.8]`, async ({ page }) => {
      await servePagesWith(page, "профиля", count);
      await openReady(page, "/ru/");
      const { dialog } = await searchFor(page, "профиль");
      await expect(dialog.getByRole("status").filter({ hasText: new RegExp(`^${words}$`) })).toBeAttached();
    });
  }

  test("has the place for that announcement before the first word is typed [S8.8]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "");
    // Screen readers pass over a region that comes together with its words (WCAG technique ARIA22).
    const region = await dialog.getByRole("status").first().elementHandle({ timeout: 3000 });
    await field.fill("profile");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    expect(await region?.evaluate((element) => element.isConnected && element.textContent)).toMatch(/\d+ result/);
  });

  for (const [path, query, link, heading, address] of [
    ["/", "cookies", "See all results", "Search: cookies", "/search/?q=cookies"],
    ["/ru/", "куки", "Показать все результаты", "Поиск: куки", `/ru/search/?q=${encodeURIComponent("куки")}`],
  ] as const) {
    test(`leads to all results from ${path} [S2.14, S8.9]`, async ({ page }) => {
      await openReady(page, path);
      const { dialog } = await searchFor(page, query);
      await dialog.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });
  }
});

test.describe("before a word is typed", () => {
  test("offers places to start from [S2.29]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "");
    const places = dialog.getByRole("region", { name: "Good places to start" });
    await places.getByRole("link", { name: /^Create a profile/ }).click();
    await expect(page).toHaveURL("/profiles/creation/");
    await expect(dialog).toBeHidden();
  });

  test("offers Russian places to start from on Russian pages [S2.29]", async ({ page }) => {
    await openReady(page, "/ru/profiles/");
    const { dialog } = await searchFor(page, "");
    const links = dialog.getByRole("region", { name: "С чего начать" }).getByRole("link");
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/ru\//);
  });

  test("has no recent searches at first [S1.2]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "");
    await expect(dialog.getByRole("region", { name: "Good places to start" })).toBeVisible();
    await expect(recentSearches(dialog)).toBeHidden();
  });

  test("keeps a search that led to a page, also after a reload, and repeats it [S1.18]", async ({ page }) => {
    await openReady(page, "/");
    const first = await searchFor(page, "cookies");
    await first.dialog.getByRole("option").first().click();
    await expect(first.dialog).toBeHidden();
    await openReady(page, "/proxies/");
    const { dialog, field } = await searchFor(page, "");
    await recentSearches(dialog).getByRole("button", { name: "cookies", exact: true }).click();
    await expect(field).toHaveValue("cookies");
    await expect(dialog.getByRole("option").first()).toBeVisible();
  });

  async function searchTwice(page: Page) {
    await openReady(page, "/");
    for (const query of ["cookies", "proxy"]) {
      const { dialog } = await searchFor(page, query);
      await dialog.getByRole("option").first().click();
      await expect(dialog).toBeHidden();
    }
    return searchFor(page, "");
  }

  test("forgets one recent search on demand, for good [S1.2]", async ({ page }) => {
    const { dialog } = await searchTwice(page);
    await recentSearches(dialog).getByRole("button", { name: "Remove “cookies”" }).click();
    await expect(recentSearches(dialog).getByRole("button", { name: "cookies", exact: true })).toBeHidden();
    await openReady(page, "/");
    await searchFor(page, "");
    await expect(recentSearches(dialog).getByRole("button", { name: "proxy", exact: true })).toBeVisible();
    await expect(recentSearches(dialog).getByRole("button", { name: "cookies", exact: true })).toBeHidden();
  });

  test("forgets all recent searches on demand, for good [S1.2]", async ({ page }) => {
    const { dialog } = await searchTwice(page);
    await recentSearches(dialog).getByRole("button", { name: "Clear all" }).click();
    await expect(recentSearches(dialog)).toBeHidden();
    await openReady(page, "/");
    await searchFor(page, "");
    await expect(dialog.getByRole("region", { name: "Good places to start" })).toBeVisible();
    await expect(recentSearches(dialog)).toBeHidden();
  });

  test("keeps the focus in the dialog when a recent search is removed with the keyboard [S1.2]", async ({ page }) => {
    const { dialog } = await searchTwice(page);
    await recentSearches(dialog).getByRole("button", { name: "Remove “cookies”" }).press("Enter");
    await expect(recentSearches(dialog).getByRole("button", { name: "cookies", exact: true })).toBeHidden();
    await expect(dialog.locator(":focus")).toHaveCount(1);
  });
});
