import { expect, type Page, test } from "@playwright/test";
import { animationsEnded } from "../../support/animationsEnded";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor, searchNext } from "../../support/searchDialog";
import { type IndexFile, indexAddress, rareWordsAddress, textsAddress } from "../../support/content/searchIndex";

test.describe("a slip of the keyboard", () => {
  /** A query, what it is searched for as, and the button that takes it literally. */
  type Slip = readonly [typed: string, meant: string, link: string];

  async function expectUnderstood(page: Page, path: string, slips: readonly Slip[]): Promise<void> {
    await openReady(page, path);
    const { dialog, field } = await searchFor(page, "");
    for (const [typed, meant, link] of slips) {
      await searchNext(page, typed);
      await expect(dialog.getByRole("option").first(), typed).toHaveAttribute("href", /\/berries\/$/);
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
      ["breries", "berr(y|ies)", "Search for “breries” instead"],
      ["иуккн", "berry", "Search for “иуккн” instead"],
    ]);
    await searchNext(page, "breries");
    await searchDialog(page).dialog.getByRole("link", { name: "See all results" }).click();
    await expect(page).toHaveURL("/search/?q=breries");
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", "/berries/");
    await main.getByRole("button", { name: "Search for “breries” instead" }).click();
    await expect(main.getByText("No results")).toBeVisible();
  });

  test("is understood on Russian pages, which say so [S1.19, S1.20]", async ({ page }) => {
    await expectUnderstood(page, "/ru/", [
      ["яогды", "ягод[аы]", "Искать «яогды»"],
      ["zujls", "ягод[аы]", "Искать «zujls»"],
    ]);
  });
});

test("no word is said to be missing while words of the index are still to come, nor when they do not come", async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/more-words.json", (route) => held.then(() => route.abort()));
  await page.route(indexAddress, async (route) => {
    const [first, ...rest] = (await (await route.fetch()).json()) as IndexFile;
    await route.fulfill({ json: [{ ...first, words: ["/more-words.json"] }, ...rest] });
  });
  await openReady(page, "/");
  const asked = page.waitForRequest("**/more-words.json");
  const { dialog } = await searchFor(page, "berries salary");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/berries\/$/);
  await asked;
  await expect(dialog.getByText("No page has")).toHaveCount(0);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/more-words.json"));
  fail();
  await failed;
  await searchNext(page, "berries salary");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/berries\/$/);
  await expect(dialog.getByText("No page has")).toHaveCount(0);
  // What failed is asked for again meanwhile.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a word that no page has is named, and the rest is answered; in the dialog and on the search page", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "berries salary");
  const said = "No page has “salary”. These are results for the other words.";
  await expect(dialog.getByRole("status")).toContainText(said);
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/berries\/$/);
  await page.goto("/ru/search/?q=ягоды+зарплата");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", "/ru/berries/");
  await expect(main.getByText("Ни на одной странице нет «зарплата».")).toBeVisible();
});

test("a word that no page has is named also where others like it are found; one of another family finds nothing", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "coverage ");
  const status = dialog.getByRole("status");
  await expect(status).toContainText("No page has “coverage”. These are results for similar words.");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/plants\/cover\/$/);
  await searchNext(page, "covers ");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/plants\/cover\/$/);
  await expect(status).not.toContainText("No page has");
  // Readers know it as it is, though it may still be typed on.
  await searchNext(page, "beginner");
  await expect(status).toContainText("No page has “beginner”. These are results for similar words.");
  await searchNext(page, "berries constitution");
  await expect(status).toContainText("No page has “constitution”. These are results for the other words.");
  await page.goto("/ru/search/?q=вечеринка+вечером");
  const said = "Ни на одной странице нет «вечеринка». Показаны результаты по похожим словам.";
  await expect(page.getByRole("main").getByText(said)).toBeVisible();
});

test("a word of a dictionary is no slip, however near it is to one of the docs; without its file all else is found", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "berries broth");
  const status = dialog.getByRole("status");
  await expect(status).toContainText("No page has “broth”.");
  await searchNext(page, "rope trope");
  await expect(status).toContainText("No page has “trope”.");
  await page.route(rareWordsAddress, (route) => route.abort());
  await page.goto("/ru/search/?q=выкипать");
  const main = page.getByRole("main");
  await expect(main.getByText("Показаны результаты по запросу")).toBeVisible();
  await page.unroute(rareWordsAddress);
  await page.reload();
  await expect(main.getByText("Ничего не найдено")).toBeVisible();
});

// Leaves is a heading with nothing but further headings below it.
for (const [query, found] of [
  ["petals", "Petals"],
  ["leaves", "Leaves"],
] as const) {
  test(`texts may come later: results of "${query}" are there before them, and nothing jumps when they come`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(textsAddress, (route) => held.then(() => route.continue()));
    await openReady(page, "/");
    const { dialog } = await searchFor(page, query);
    const rows = dialog.getByRole("option");
    await expect(rows.filter({ hasText: found }).first()).toBeVisible();
    await animationsEnded(page);
    const boxes = async () => Promise.all((await rows.all()).map(async (row) => (await row.boundingBox())?.y));
    const before = await boxes();
    release();
    await expect(rows.filter({ hasText: "…" }).first()).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}

test("an index without its texts still finds pages", async ({ page }) => {
  await page.route(textsAddress, (route) => route.fulfill({ status: 404, body: "" }));
  await openReady(page, "/");
  const answered = page.waitForResponse(indexAddress);
  const { dialog } = await searchFor(page, "acorns");
  await answered;
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/acorns/");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("search fills the window, and the keyboard covers no result", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "plant");
    const rows = dialog.getByRole("option");
    await expect(rows.first()).toBeVisible();
    await animationsEnded(page);
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

test.describe("while somebody types", () => {
  const shown = (page: Page) => searchDialog(page).dialog.getByRole("option").first();

  test("a letter more keeps the page that was right, and no letter of a right word is taken for a slip", async ({
    page,
  }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "acor");
    const first = (await shown(page).getAttribute("href")) ?? "";
    for (const letter of "ns") {
      await field.press(letter);
      await expect(shown(page)).toHaveAttribute("href", first);
      await expect(dialog.getByRole("status")).not.toContainText("Showing results for");
    }
  });

  test("words of the trade are found by what people say, from their first letters on", async ({ page }) => {
    await openReady(page, "/");
    await searchFor(page, "");
    for (const typed of ["bookk", "bookkeeper"]) {
      await searchNext(page, typed);
      await expect(shown(page), typed).toHaveAttribute("href", /^\/market\/invoices\//);
    }
  });
});

test("a row leads to the section that answers, also where what the page is for says more of the query", async ({
  page,
}) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "belongs into the packet");
  const first = dialog.getByRole("option").first();
  await expect(first).toHaveAttribute("href", "/acorns/harvest/#what-the-packet-contains");
  await first.click();
  await expect(page.getByRole("heading", { name: "What the packet contains" })).toBeInViewport();
});

test("a pasted address, whatever its language and site, leads to the page in the reader's, and nothing is said of its words", async ({
  page,
}) => {
  await openReady(page, "/ru/");
  const { dialog } = await searchFor(page, "");
  for (const address of ["/plants/planting/", "https://example.com/docs/en/plants/planting?from=mail"]) {
    await searchNext(page, address);
    await expect(dialog.getByRole("option").first(), address).toHaveAttribute("href", "/ru/plants/planting/");
    await expect(dialog.getByText(/Ни на одной странице нет/)).toHaveCount(0);
  }
});
