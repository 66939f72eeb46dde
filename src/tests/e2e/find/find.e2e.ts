import { expect, type Locator, type Page, test } from "@playwright/test";
import { documentLoads } from "../../support/openPage";
import { openReady } from "../../support/openReady";
import { headerSearch, recentSearches, searchDialog, searchFor, searchNext } from "../../support/searchDialog";
import { type TextsFile, textsAddress } from "../../support/content/searchIndex";

async function useMac(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgentData", { value: { platform: "macOS" } });
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
}

test.describe("opening search", () => {
  test("opens with the button or Ctrl+K, ready for typing; closed with Escape, its button or a click beside it, it gives focus and scrolling back [S2.29, S2.30, S2.32, S10.11]", async ({
    page,
  }) => {
    await openReady(page, "/acorns/");
    const { dialog, field } = searchDialog(page);

    await test.step("only the shortcut that the button names", async () => {
      await expect(headerSearch(page)).toContainText("Ctrl K");
      for (const keys of ["k", "Meta+k", "Control+Shift+K", "Control+Alt+k"]) {
        await page.keyboard.press(keys);
        await expect(dialog, keys).toBeHidden();
      }
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("from the button, back with Escape", async () => {
      await headerSearch(page).click();
      await expect(dialog).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(headerSearch(page)).toBeFocused();
    });

    await test.step("from a link, back with the button", async () => {
      const link = page.getByRole("main").getByRole("link", { name: "Move plants" });
      await link.focus();
      await page.keyboard.press("Control+k");
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });

    await test.step("back with a click beside it", async () => {
      await headerSearch(page).click();
      await expect(field).toBeFocused();
      await page.mouse.click(5, 700);
      await expect(dialog).toBeHidden();
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    });
  });

  test("closes with Back, and leaves one step Back to the page before, whatever closed it [S2.32]", async ({
    page,
  }) => {
    await openReady(page, "/plants/");
    const loads = documentLoads(page);
    const { dialog, field } = searchDialog(page);
    const title = page.getByRole("heading", { level: 1 });
    const ways: [name: string, way: () => Promise<unknown>][] = [
      ["Back", () => page.goBack()],
      ["Escape", () => page.keyboard.press("Escape")],
      [
        "Escape pressed twice",
        async () => {
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
        },
      ],
      ["its button", () => dialog.getByRole("button", { name: "Close" }).dblclick()],
      ["a click beside it", () => page.mouse.click(5, 700)],
      [
        "again and again",
        async () => {
          await page.keyboard.press("Escape");
          await expect(dialog).toBeHidden();
          await page.keyboard.press("Control+k");
          await expect(field).toBeFocused();
          await page.goBack();
        },
      ],
    ];
    for (const [name, way] of ways) {
      await test.step(name, async () => {
        await page.evaluate(() => window.___navigate("/acorns/harvest/"));
        await expect(title).toHaveText("Harvest acorns");
        await headerSearch(page).click();
        await field.fill("petals");
        await way();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL("/acorns/harvest/");
        await page.goBack();
        await expect(title).toHaveText("Plants");
        await expect(page).toHaveURL("/plants/");
      });
    }
    expect(loads).toEqual([]);
  });

  test("a page that is opened from it leaves one step Back to the page before, the open page too", async ({ page }) => {
    await openReady(page, "/plants/");
    const { dialog } = searchDialog(page);
    await page.evaluate(() => window.___navigate("/acorns/harvest/"));
    await searchFor(page, "petals");
    await dialog.getByRole("option").first().click();
    await expect(page).toHaveURL(/\/petals\//);
    await page.goBack();
    await expect(page).toHaveURL("/acorns/harvest/");
    await searchFor(page, "harvest acorns");
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/acorns/harvest/");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => CSS.highlights.has("search"))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL("/plants/");
  });

  test("shows and takes ⌘K on a Mac, and not Ctrl+K [S2.30, S2.32]", async ({ page }) => {
    await useMac(page);
    await openReady(page, "/ru/");
    await expect(headerSearch(page)).toContainText("⌘ K");
    await expect(headerSearch(page)).not.toContainText("Ctrl");
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).dialog).toBeHidden();
    await page.keyboard.press("Meta+k");
    await expect(searchDialog(page).field).toBeFocused();
  });

  test("opens with Ctrl+K on a Russian keyboard layout, and offers Russian places to start from on Russian pages [S2.29, S2.30]", async ({
    page,
  }) => {
    await openReady(page, "/ru/plants/");
    // The key of K says «л» while the Russian layout is on.
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "л", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true }),
      ),
    );
    const { dialog, field } = searchDialog(page);
    await expect(field).toBeFocused();
    const links = dialog.getByRole("region", { name: "С чего начать" }).getByRole("link");
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/ru\//);
  });
});

test.describe("finding", () => {
  const english: [query: string, title: RegExp][] = [
    ["plant a tree", /^Plant a tree/],
    ["planting trees", /^Plant a tree/],
    ["HARVESTED ACORN", /^Harvest acorns/],
    ["covered", /^Cover and uncover a bed/],
    ["pet", /^Petals/],
    ["peta", /^Petals/],
    // Invisible direction marks around and in a word.
    ["\u200faco\u202erns\u202c", /acorns/i],
  ];

  test("finds English words in any form while they are typed, or says that there are none and shows a way on [S1.18, S1.19, S5.2, S8.6]", async ({
    page,
  }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "");

    await test.step("while typing", async () => {
      await field.pressSequentially("acor");
      await expect(dialog.getByRole("option", { name: /acorns/i }).first()).toBeVisible();
      await field.fill("petals");
      await expect(dialog.getByRole("option").first()).toContainText("Petals");
    });

    await test.step("in any form", async () => {
      for (const [query, title] of english) {
        await searchNext(page, query);
        await expect(dialog.getByRole("option", { name: title }).first(), query).toBeVisible();
      }
    });

    await test.step("nothing", async () => {
      await searchNext(page, "qqzzxx");
      await expect(dialog.getByRole("status")).toContainText("No results");
      await expect(dialog.getByRole("option")).toHaveCount(0);
      await expect(dialog.getByRole("link", { name: "See all results" })).toBeHidden();
      await dialog.getByRole("link", { name: "All pages" }).click();
      await expect(page).toHaveURL("/table-of-contents/");
    });
  });

  const russian: [query: string, title: RegExp][] = [
    ["посадка дерева", /^Посадка дерева/],
    ["ПОСАДКОЙ ДЕРЕВЬЕВ", /^Посадка дерева/],
    ["прививками яблонь", /^Прививка яблони/],
    ["лепестками", /^Лепестки/],
    ["лепесток", /^Лепестки/],
    ["лепес", /^Лепестки/],
    ["«лепестки»?!", /^Лепестки/],
    ["растениями", /^Растения/],
    ["зелеными удобрениями", /^Зелёные удобрения/],
    ["зелёных", /^Зелёные удобрения/],
    ["сорт antonovka", /Antonovka/],
  ];

  test("finds Russian words in any form, Latin names among them, on Russian pages only [S1.20, S5.2, S8.6, S9.2]", async ({
    page,
  }) => {
    await openReady(page, "/ru/");
    const { dialog } = await searchFor(page, "");
    for (const [query, title] of russian) {
      await searchNext(page, query);
      await expect(dialog.getByRole("option", { name: title }).first(), query).toBeVisible();
    }
    await searchNext(page, "API");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    for (const option of await dialog.getByRole("option").all())
      await expect(option).toHaveAttribute("href", /^\/ru\//);
    await searchNext(page, "ъъщщы");
    await expect(dialog.getByRole("status")).toContainText("Ничего не найдено");
  });
});

test("the rows come with the letter, and the sections to choose from behind their frame", async ({ page }) => {
  await openReady(page, "/");
  const { dialog, field } = await searchFor(page, "acorns");
  const first = dialog.getByRole("option").first();
  await expect(first).toContainText("Acorns");
  const sections = dialog.getByRole("radiogroup");
  // They follow the rows.
  await expect(sections).toContainText("Acorns");
  const sectionsBefore = await sections.textContent();
  const said = await field.evaluate(async (input: HTMLInputElement) => {
    const dialog = input.closest("dialog");
    const list = dialog?.querySelector('[role="listbox"]');
    let frames = 0;
    const inFrame = new Promise<string | null | undefined>((resolve) => {
      requestAnimationFrame(() => {
        frames += 1;
        resolve(dialog?.querySelector('[role="radiogroup"]')?.textContent);
      });
    });
    // As a key does it: React hears of a value that the element itself was given.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "move plants");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    const row = list?.querySelector('[role="option"]')?.textContent;
    return { framesUntilRow: frames, row, sectionsInFrame: await inFrame };
  });
  expect(said).toEqual({
    framesUntilRow: 0,
    row: expect.stringMatching(/^Move plants/),
    sectionsInFrame: sectionsBefore,
  });
  await expect(sections).not.toHaveText(sectionsBefore ?? "");
});

test.describe("what a result shows", () => {
  /** All texts that come from now on. */
  function textsOf(page: Page): string[] {
    const texts: string[] = [];
    page.on("response", async (response) => {
      if (!textsAddress.test(response.url())) return;
      // The last ones may still be on their way when the test ends.
      const file = (await response.json().catch(() => ({ texts: [] }))) as TextsFile;
      texts.push(...file.texts);
    });
    return texts;
  }

  async function expectExcerpts(dialog: Locator, texts: string[], beginning: string): Promise<void> {
    await expect(dialog.getByRole("option").first()).toBeVisible();
    const excerptsOf = async () => {
      const shown = await dialog
        .getByRole("option")
        .evaluateAll((options) =>
          options.map((option) => [...option.querySelectorAll("span")].at(-1)?.textContent ?? ""),
        );
      return shown
        .map((text) => text.replace(/^…|…$/g, ""))
        .filter((text) => text !== "" && texts.some((t) => t.includes(text)));
    };
    await expect.poll(async () => (await excerptsOf()).length).toBeGreaterThan(4);
    const excerpts = await excerptsOf();
    const inContext = excerpts.filter((text) => text.toLowerCase().includes(beginning));
    expect(inContext.length).toBeGreaterThan(0);
    for (const excerpt of excerpts) expect(excerpt.length, excerpt).toBeLessThanOrEqual(50);
    for (const excerpt of inContext) expect(excerpt.length, excerpt).toBeGreaterThan(20);
  }

  for (const [path, query, beginning, marked, cut] of [
    [
      "/",
      "plant",
      "plant",
      [
        ["acorns", /^acorn/i],
        ["acor", /^acor/i],
      ],
      "roots follow water",
    ],
    ["/ru/", "растение", "растен", [["лепестками", /^лепест/i]], null],
  ] as const) {
    test(`shows up to 50 characters around the match on ${path}, cut with an ellipsis, and marks the words [S9.4, S9.5]`, async ({
      page,
    }) => {
      await openReady(page, path);
      const texts = textsOf(page);
      const { dialog } = await searchFor(page, query);
      await expectExcerpts(dialog, texts, beginning);
      for (const [words, word] of marked) {
        await searchNext(page, words);
        await expect(dialog.getByRole("option").first().locator("mark").first(), words).toBeVisible();
        for (const text of await dialog.locator("mark").allTextContents()) expect(text, words).toMatch(word);
      }
      if (cut === null) return;
      await searchNext(page, cut);
      await expect(dialog.getByRole("option").filter({ hasText: "…" }).first()).toBeVisible();
    });
  }
});

test.describe("choosing a result", () => {
  test("announces results, moves through them with the arrows and opens the chosen one with Enter, or all of them [S1.18, S2.14, S2.29, S8.8, S8.9]", async ({
    page,
  }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "");
    const option = dialog.getByRole("option");
    const chosen = dialog.getByRole("option", { selected: true });

    await test.step("the place for the announcement is there before the first word", async () => {
      // Screen readers pass over a region that comes together with its words (WCAG technique ARIA22).
      await expect(field).toHaveAttribute("aria-controls");
      const region = await dialog.getByRole("status").first().elementHandle({ timeout: 3000 });
      await field.fill("plant");
      await expect(option.first()).toBeVisible();
      expect(await region?.evaluate((element) => element.isConnected && element.textContent)).toMatch(/\d+ result/);
    });

    await test.step("arrows go round and round", async () => {
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

    await test.step("screen readers hear which one is chosen", async () => {
      await expect(field).toHaveAttribute("aria-expanded", "true");
      for (let step = 0; step < 3; step += 1) {
        await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "none");
        await field.press("ArrowDown");
      }
      await field.fill("");
      await expect(field).not.toHaveAttribute("aria-activedescendant");
    });

    await test.step("Tab walks on inside the dialog and opens nothing", async () => {
      await searchNext(page, "acorns");
      await expect(option.first()).toBeVisible();
      await expect(dialog.getByRole("link", { name: "See all results" })).toBeVisible();
      await field.press("Tab");
      await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
      await expect(page).toHaveURL("/");
      await field.focus();
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press("Tab");
        const isOutside = await page.evaluate(() =>
          Boolean(document.activeElement?.matches("body *") && !document.activeElement.closest("dialog")),
        );
        expect(isOutside).toBe(false);
      }
    });

    await test.step("Enter opens the chosen one", async () => {
      await field.press("ArrowDown");
      const address = (await chosen.getAttribute("href")) ?? "none";
      await field.press("Enter");
      await expect(page).toHaveURL(address);
      await expect(dialog).toBeHidden();
    });

    await test.step("all results", async () => {
      await searchFor(page, "acorns");
      await dialog.getByRole("link", { name: "See all results" }).click();
      await expect(page).toHaveURL("/search/?q=acorns");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Search: acorns" })).toBeVisible();
    });
  });

  test("opens a Russian result with a click, without loading the site anew, and leads to all results [S1.15, S1.18, S2.14, S8.9]", async ({
    page,
  }) => {
    await openReady(page, "/ru/");
    await page.evaluate(() => (document.documentElement.dataset.visit = "same"));
    const { dialog } = await searchFor(page, "лепестки");
    await dialog
      .getByRole("option", { name: /^Лепестки/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Лепестки" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-visit", "same");
    await expect(dialog).toBeHidden();
    await searchFor(page, "жёлуди");
    await dialog.getByRole("link", { name: "Показать все результаты" }).click();
    await expect(page).toHaveURL(`/ru/search/?q=${encodeURIComponent("жёлуди")}`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Поиск: жёлуди" })).toBeVisible();
  });
});

test("offers places to start from and, later, the searches that led to pages, until they are removed for good [S1.2, S1.18, S2.29]", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog, field } = searchDialog(page);
  const places = dialog.getByRole("region", { name: "Good places to start" });
  const recent = (query: string) => recentSearches(dialog).getByRole("button", { name: query, exact: true });
  const openFirst = async () => {
    await dialog.getByRole("option").first().click();
    await expect(dialog).toBeHidden();
  };

  await test.step("places to start from, and no searches at first", async () => {
    await searchFor(page, "");
    await expect(places).toBeVisible();
    await expect(recentSearches(dialog)).toBeHidden();
    await places.getByRole("link", { name: /^Plant a tree/ }).click();
    await expect(page).toHaveURL("/plants/planting/");
    await expect(dialog).toBeHidden();
  });

  await test.step("a search that led to a page is kept over a reload, and repeated", async () => {
    await searchFor(page, "acorns");
    await openFirst();
    await openReady(page, "/berries/");
    await searchFor(page, "");
    await recent("acorns").click();
    await expect(field).toHaveValue("acorns");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("one is removed with a click, another with the keyboard", async () => {
    for (const query of ["petals", "berry"]) {
      await searchFor(page, query);
      await openFirst();
    }
    await searchFor(page, "");
    await recent("Remove “acorns”").click();
    await expect(recent("acorns")).toBeHidden();
    await recent("Remove “petals”").press("Enter");
    await expect(recent("petals")).toBeHidden();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await openReady(page, "/");
    await searchFor(page, "");
    await expect(recent("berry")).toBeVisible();
    await expect(recent("acorns")).toBeHidden();
    await expect(recent("petals")).toBeHidden();
  });

  await test.step("all are removed", async () => {
    await recentSearches(dialog).getByRole("button", { name: "Clear all" }).click();
    await expect(recentSearches(dialog)).toBeHidden();
    await openReady(page, "/");
    await searchFor(page, "");
    await expect(places).toBeVisible();
    await expect(recentSearches(dialog)).toBeHidden();
  });
});
