import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";

/** The words that are marked on the page; null when nothing is. */
function markedWords(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const highlight = CSS.highlights.get("search");
    return highlight ? [...highlight].map((range) => (range as Range).toString()) : null;
  });
}

async function openFirst(page: Page, query: string, form: RegExp): Promise<string[]> {
  const { dialog } = await searchFor(page, query);
  await dialog.getByRole("option").first().click();
  await expect(dialog).toBeHidden();
  // Marks of another search may still be there for a moment.
  await expect.poll(() => markedWords(page), query).toEqual(expect.arrayContaining([expect.stringMatching(form)]));
  const words = (await markedWords(page)) ?? [];
  for (const word of words) expect(word).toMatch(form);
  return words;
}

const distinct = (words: string[]) => new Set(words.map((word) => word.toLowerCase())).size;

test("marks every form of the words of the latest search on the page that opens, visibly and only in the article, until Escape or the next page [S9.6]", async ({
  page,
}) => {
  await openReady(page, "/acorns/harvest/");
  const pager = page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link").first();

  await test.step("nothing for readers who did not come from search", async () => {
    await pager.click();
    await expect(page).not.toHaveURL("/acorns/harvest/");
    expect(await markedWords(page)).toBeNull();
  });

  await test.step("every form, at an address clean for sharing", async () => {
    const words = await openFirst(page, "acorn harvest", /^(acorns?|harvest(s|ed|ing)?)$/i);
    expect(distinct(words)).toBeGreaterThan(2);
    expect(new URL(page.url()).search).toBe("");
  });

  await test.step("the latest search, visibly and only in the article", async () => {
    await openFirst(page, "petals", /^petal/i);
    const seen = await page.evaluate(() => {
      const ranges = [...(CSS.highlights.get("search") ?? [])] as Range[];
      const [first] = ranges;
      const parent = first?.startContainer.parentElement;
      if (!parent) return null;
      const background = getComputedStyle(parent, "::highlight(search)").backgroundColor;
      const inArticle = ranges.every((range) => document.querySelector("main")?.contains(range.startContainer));
      return { background, inArticle };
    });
    expect(seen?.inArticle).toBe(true);
    expect(seen?.background).not.toMatch(/^(transparent|rgba\(0, 0, 0, 0\)|)$/);
  });

  await test.step("until Escape", async () => {
    await page.keyboard.press("Escape");
    await expect.poll(() => markedWords(page)).toBeNull();
  });

  await test.step("until the next page", async () => {
    await openFirst(page, "acorns", /^acorn/i);
    const address = (await pager.getAttribute("href")) ?? "none";
    await pager.click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => markedWords(page)).toBeNull();
  });

  await test.step("from the search page, too", async () => {
    const { dialog } = await searchFor(page, "prune");
    await dialog.getByRole("link", { name: "See all results" }).click();
    // The page under the dialog has lists of links as well, until this one is drawn.
    await expect(page.getByRole("heading", { level: 1, name: "Search: prune" })).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).not.toHaveURL(/search/);
    await expect
      .poll(async () => {
        const words = await markedWords(page);
        return words !== null && words.length > 0 && words.every((word) => /^prun/i.test(word));
      })
      .toBe(true);
  });
});

test("marks every form of Russian words [S9.6]", async ({ page }) => {
  await openReady(page, "/ru/");
  const words = await openFirst(page, "лепестками", /^лепест/i);
  expect(distinct(words)).toBeGreaterThan(1);
});

test("marks the words that an old link names in its address, in whatever form, on its first load [S9.6]", async ({
  page,
}) => {
  await openReady(page, "/acorns/harvest/?_highlight=Acorn&_highlight=harvesting&_highlight=the");
  await expect.poll(() => markedWords(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^harvest/i)]));
  const words = (await markedWords(page)) ?? [];
  for (const word of words) expect(word).toMatch(/^(acorns?|harvest(s|ed|ing)?)$/i);
  expect(distinct(words)).toBeGreaterThan(2);
  await page.keyboard.press("Escape");
  await expect.poll(() => markedWords(page)).toBeNull();

  await openReady(page, `/ru/acorns/harvest/?_highlight=${encodeURIComponent("Жёлудь")}`);
  await expect.poll(() => markedWords(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^жёлуд/i)]));
  await page.getByRole("navigation", { name: "Предыдущая и следующая страницы" }).getByRole("link").first().click();
  await expect.poll(() => markedWords(page)).toBeNull();
});

test.describe("marks are those of the section that was opened", () => {
  /** Names of the sections that have marks; the opening has no name. */
  const markedSections = (page: Page) =>
    page.evaluate(() => {
      const headings = [...document.querySelectorAll("[data-article] :is(h2, h3)[id]")];
      const sections = [...(CSS.highlights.get("search") ?? [])].map((range) => {
        const above = headings.filter(
          (heading) =>
            heading.contains((range as Range).startContainer) ||
            heading.compareDocumentPosition((range as Range).startContainer) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        return above.at(-1)?.id ?? "";
      });
      return [...new Set(sections)];
    });
  const clear = (page: Page) => page.getByRole("button", { name: /^(Clear marks|Снять выделение)$/ });

  test("of the page's opening, when the page itself was found", async ({ page }) => {
    await openReady(page, "/");
    await openFirst(page, "care for plants", /^(cares?|plants?|planted|planting)$/i);
    await expect(page).toHaveURL("/plants/care/");
    expect(await markedSections(page)).toEqual([""]);
  });

  test("of a heading, to the next one that is not below it", async ({ page }) => {
    await openReady(page, "/plants/care/?_highlight=plant#look-for-guests");
    await expect.poll(() => markedSections(page)).toEqual(["look-for-guests"]);
    await page.evaluate(() => window.___navigate("/plants/care/?_highlight=plant#divide-and-move"));
    await expect.poll(() => markedSections(page)).toEqual(["divide-and-move"]);
  });

  test("the button that clears them goes with them; a reload does not bring them again", async ({ page }) => {
    await openReady(page, "/ru/");
    await expect(clear(page)).toHaveCount(0);
    await openFirst(page, "лепестками", /^лепест/i);
    await clear(page).click();
    await expect(clear(page)).toHaveCount(0);
    expect(await markedWords(page)).toBeNull();
    await page.reload();
    await openReady(page, page.url());
    expect(await markedWords(page)).toBeNull();
    await expect(clear(page)).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("the button is in sight, large enough for a thumb, and clears with a tap", async ({ page }) => {
      await openReady(page, "/");
      await openFirst(page, "petals", /^petal/i);
      await expect(clear(page)).toBeInViewport({ ratio: 1 });
      expect((await clear(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await clear(page).tap();
      await expect.poll(() => markedWords(page)).toBeNull();
      await expect(clear(page)).toHaveCount(0);
    });
  });
});
