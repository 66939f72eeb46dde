import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor, searchNext } from "../../support/searchDialog";
import { indexAddress, textsAddress } from "../../support/content/searchIndex";

test.describe("a slip of the keyboard", () => {
  /** A query, what it is searched for as, and the button that takes it literally. */
  type Slip = readonly [typed: string, meant: string, link: string];

  async function expectUnderstood(page: Page, path: string, slips: readonly Slip[]): Promise<void> {
    await openReady(page, path);
    const { dialog, field } = await searchFor(page, "");
    for (const [typed, meant, link] of slips) {
      await searchNext(page, typed);
      await expect(dialog.getByRole("option").first(), typed).toHaveAttribute("href", /\/proxies\/$/);
      const status = dialog.getByRole("status");
      await expect(status, typed).toContainText(new RegExp(`[“«]${meant}[”»]`, "i"));
      await status.getByRole("button", { name: link }).click();
      await expect(status, typed).toContainText(/No results|Ничего не найдено/);
      await expect(field, typed).toBeFocused();
      await expect(field).toHaveValue(typed);
    }
  }

  test("is understood on English pages, which say so, and on the search page, too [S1.19, S1.20]", async ({ page }) => {
    await expectUnderstood(page, "/", [
      ["prxoies", "prox(y|ies)", "Search for “prxoies” instead"],
      ["зкщчн", "proxy", "Search for “зкщчн” instead"],
    ]);
    await searchNext(page, "prxoies");
    await searchDialog(page).dialog.getByRole("link", { name: "See all results" }).click();
    await expect(page).toHaveURL("/search/?q=prxoies");
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", "/proxies/");
    await main.getByRole("button", { name: "Search for “prxoies” instead" }).click();
    await expect(main.getByText("No results")).toBeVisible();
  });

  test("is understood on Russian pages, which say so [S1.19, S1.20]", async ({ page }) => {
    await expectUnderstood(page, "/ru/", [
      ["прокис", "прокси", "Искать «прокис»"],
      ["ghjrcb", "прокси", "Искать «ghjrcb»"],
    ]);
  });
});

test("a query in the other language leads to the results there, one that nobody knows leads nowhere", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = searchDialog(page);
  const status = dialog.getByRole("status");

  await test.step("that nobody knows", async () => {
    const answered = page.waitForResponse(/search-index-ru/);
    await searchFor(page, "qqzzxx");
    await answered;
    await expect(status).toContainText("No results");
    await expect(dialog.getByRole("link", { name: /Русский/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  for (const [query, link, address] of [
    ["шрифты", "Русский: search results", `/ru/search/?q=${encodeURIComponent("шрифты")}`],
    ["contradictions", "English: результаты поиска", "/search/?q=contradictions"],
  ] as const)
    await test.step(query, async () => {
      await searchFor(page, query);
      await expect(status).toContainText(/No results|Ничего не найдено/);
      await dialog.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    });
});

test("one section of the documentation is chosen with a button, all again with another, also when the section has no answer", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "cookies");

  await test.step("in the dialog", async () => {
    const filter = dialog.getByRole("group", { name: "Section" });
    const everything = filter.getByRole("button", { name: "All sections" });
    await expect(everything).toHaveAttribute("aria-pressed", "true");
    await filter.getByRole("button", { name: "Profiles" }).click();
    await expect(filter.getByRole("button", { name: "Profiles" })).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /^\/profiles\//);
    for (const option of await dialog.getByRole("option").all())
      await expect(option).toHaveAttribute("href", /^\/profiles\//);
    await everything.click();
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/cookies/");
  });

  await test.step("on the search page", async () => {
    await dialog.getByRole("link", { name: "See all results" }).click();
    await expect(page).toHaveURL("/search/?q=cookies");
    const main = page.getByRole("main");
    await main.getByRole("group", { name: "Section" }).getByRole("button", { name: "Cookies" }).click();
    await main.getByRole("searchbox").fill("webhook invoice");
    await expect(main.getByText("No results")).toBeVisible();
    await main.getByRole("button", { name: "All sections" }).click();
    await expect(main.getByRole("listitem").first()).toBeVisible();
  });
});

test("texts may come later: results are there before them, and nothing jumps when they come", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(textsAddress, (route) => held.then(() => route.continue()));
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "cookies");
  const rows = dialog.getByRole("option");
  await expect(rows.first()).toBeVisible();
  const boxes = async () => Promise.all((await rows.all()).map(async (row) => (await row.boundingBox())?.y));
  const before = await boxes();
  release();
  await expect(rows.first()).toContainText("…");
  expect(await boxes()).toEqual(before);
});

test("an index without its texts still finds pages", async ({ page }) => {
  await page.route(textsAddress, (route) => route.fulfill({ status: 404, body: "" }));
  await openReady(page, "/");
  const answered = page.waitForResponse(indexAddress);
  const { dialog } = await searchFor(page, "cookies");
  await answered;
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/cookies/");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("search fills the window, and the keyboard covers no result", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "profile");
    const rows = dialog.getByRole("option");
    await expect(rows.first()).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    // The keyboard of a phone leaves less to see; the window itself stays as it was.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "height", { value: 420 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(420);
    await rows.last().scrollIntoViewIfNeeded();
    const box = await rows.last().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  });
});
