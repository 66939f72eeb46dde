import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../support/openReady";
import { searchFor } from "../support/searchDialog";

/** The words that are marked on the page; null when nothing is. */
function markedWords(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const highlight = CSS.highlights.get("search");
    return highlight ? [...highlight].map((range) => (range as Range).toString()) : null;
  });
}

async function openFirst(page: Page, path: string, query: string): Promise<void> {
  await openReady(page, path);
  const { dialog } = await searchFor(page, query);
  await dialog.getByRole("option").first().click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await markedWords(page))?.length ?? 0).toBeGreaterThan(0);
}

test("marks every form of the words on the page that opens [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "cookie export");
  const words = (await markedWords(page)) ?? [];
  for (const word of words) expect(word).toMatch(/^(cookies?|export(s|ed|ing)?)$/i);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBeGreaterThan(2);
});

test("marks every form of Russian words [S9.6]", async ({ page }) => {
  await openFirst(page, "/ru/", "отпечатками");
  const words = (await markedWords(page)) ?? [];
  for (const word of words) expect(word).toMatch(/^отпечат/i);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBeGreaterThan(1);
});

test("marks so that it can be seen, and only in the article [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "fingerprints");
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

test("marks words from the search page, too [S9.6]", async ({ page }) => {
  await openReady(page, "/search/?q=clone");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/search/);
  await expect.poll(async () => (await markedWords(page))?.every((word) => /^clon/i.test(word))).toBe(true);
});

test("takes the marks away with Escape [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "cookies");
  await page.keyboard.press("Escape");
  await expect.poll(() => markedWords(page)).toBeNull();
});

test("takes the marks away on the next page [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "cookies");
  const [next] = await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link").all();
  const address = (await next?.getAttribute("href")) ?? "none";
  await next?.click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => markedWords(page)).toBeNull();
});

test("keeps the address clean for sharing [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "cookies");
  expect(new URL(page.url()).search).toBe("");
});

test("marks nothing for readers who did not come from search [S9.6]", async ({ page }) => {
  await openReady(page, "/cookies/export/");
  await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL("/cookies/export/");
  expect(await markedWords(page)).toBeNull();
});

test("marks the words of the latest search [S9.6]", async ({ page }) => {
  await openFirst(page, "/", "cookies");
  const { dialog } = await searchFor(page, "fingerprints");
  await dialog.getByRole("option").first().click();
  await expect.poll(async () => (await markedWords(page))?.every((word) => /^fingerprint/i.test(word))).toBe(true);
});
