import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { unpackRecords } from "../../../search/index/packedRecords";
import { animationsEnded } from "../../support/animationsEnded";
import { openReady } from "../../support/openReady";
import { headerSearch, searchDialog, searchFor } from "../../support/searchDialog";
import { type IndexFile, indexAddress, servePagesWith } from "../../support/content/searchIndex";

/** Requests for an index, as they come. */
function indexRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => indexAddress.test(request.url()) && requests.push(request));
  return requests;
}

async function find(page: Page, query: string): Promise<void> {
  const { dialog } = await searchFor(page, query);
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

test.describe("when the index is fetched", () => {
  test("does not fetch it for readers who do not search, and asks for it when they point at search: with GET, without a body, with a cache-busting parameter [S7.1, S7.3, S7.4, S7.6]", async ({
    page,
    baseURL,
  }) => {
    const requests = indexRequests(page);
    await openReady(page, "/plants/");
    await page.getByRole("main").getByRole("link", { name: "Plant a tree" }).first().click();
    await expect(page).toHaveURL("/plants/planting/");
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(0);

    const requested = page.waitForRequest(indexAddress);
    await headerSearch(page).hover();
    const request = await requested;
    await expect(searchDialog(page).dialog).toBeHidden();

    const url = new URL(request.url());
    expect(request.method()).toBe("GET");
    expect(request.postData()).toBeNull();
    expect(url.origin).toBe(baseURL);
    expect([...url.searchParams.keys()]).toEqual(["_"]);
    expect(url.searchParams.get("_")).toMatch(/^[\da-f]{8,}$/);
  });

  test("asks for code and index at the same time when search opens with the keyboard: neither waits for the other", async ({
    page,
  }) => {
    await openReady(page, "/plants/");
    // Where the index is, the page learns soon after it has opened.
    await page.waitForLoadState("networkidle");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = new Set<string>();
    await page.route(/\.js$|\/search-index/, async (route) => {
      asked.add(indexAddress.test(route.request().url()) ? "index" : "code");
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await expect.poll(() => [...asked].sort()).toEqual(["code", "index"]);
    release();
    const { dialog, field } = searchDialog(page);
    await field.fill("acorns");
    await expect(dialog.getByRole("option").first()).toBeVisible();
  });

  test("what is typed before code and index are here is not lost, nor is the place of the caret", async ({ page }) => {
    await openReady(page, "/plants/");
    await page.waitForLoadState("networkidle");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$|\/search-index/, (route) => held.then(() => route.continue()));
    await page.keyboard.press("Control+k");
    const { dialog, field } = searchDialog(page);
    await expect(field).toBeFocused();
    await page.keyboard.type("ucorns");
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+ArrowRight");
    // Nothing to open yet; the page stays.
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("ucorns");
    await expect(dialog.getByText("Loading the search index…")).toBeVisible();
    await animationsEnded(page);
    const place = await field.boundingBox();
    release();
    await expect(field).toHaveAttribute("aria-controls");
    await expect(field).toBeFocused();
    await page.keyboard.type("a");
    await expect(field).toHaveValue("acorns");
    expect(await field.boundingBox()).toEqual(place);
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", "/acorns/");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/acorns/");
  });

  test("the search page itself names its index, which is fetched once", async ({ page, request }) => {
    const html = await (await request.get("/search/")).text();
    const [, named] = /<link rel="preload" as="fetch"[^>]* href="([^"]*search-index[^"]*)"/.exec(html) ?? [];
    expect(named).toMatch(indexAddress);
    const requests = indexRequests(page);
    await openReady(page, "/search/?q=berry");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    expect(requests.map((asked) => new URL(asked.url()).pathname + new URL(asked.url()).search)).toEqual([named]);
  });

  test("fetches one file for each language when search opens with the keyboard, each once, over several searches and pages [S7.2, S7.5, S7.6]", async ({
    page,
  }) => {
    const requests = indexRequests(page);
    await openReady(page, "/plants/");
    const requested = page.waitForRequest(indexAddress);
    await page.keyboard.press("Control+k");
    await requested;
    await page.keyboard.press("Escape");

    await test.step("several searches and pages", async () => {
      await find(page, "acorns");
      await find(page, "berry");
      await searchFor(page, "petals");
      await page.keyboard.press("Enter");
      await expect(searchDialog(page).dialog).toBeHidden();
      await find(page, "plant");
      await searchFor(page, "plant");
      await searchDialog(page).dialog.getByRole("link", { name: "See all results" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Search: plant" })).toBeVisible();
      expect(requests).toHaveLength(1);
    });

    await test.step("both languages", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
      await expect(page).toHaveURL("/ru/search/?q=plant");
      await find(page, "жёлуди");
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL("/search/?q=plant");
      await find(page, "berry");
      const files = requests.map((request) => new URL(request.url()).pathname);
      expect(files).toHaveLength(2);
      expect(new Set(files).size).toBe(2);
    });
  });
});

test.describe("what the index holds", () => {
  test("is a list of entries with documents and index, of one language [S3.10, S3.11, S7.2, S7.7]", async ({
    page,
  }) => {
    for (const [path, address] of [
      ["/search/", /^\/(?!ru\/)/],
      ["/ru/search/", /^\/ru\//],
    ] as const) {
      const answered = page.waitForResponse(indexAddress);
      await page.goto(path);
      const response = await answered;
      const entries = (await response.json()) as IndexFile;
      expect(response.status(), path).toBe(200);
      expect(entries.length, path).toBeGreaterThan(0);
      for (const { index } of entries) expect(JSON.stringify(index).length, path).toBeGreaterThan(1000);
      const records = entries.flatMap(({ documents }) => unpackRecords(documents));
      expect(records.length, path).toBeGreaterThan(0);
      for (const section of records) expect(section.path).toMatch(address);
    }
  });

  test("is what search answers from [S7.8, S10.7]", async ({ page }) => {
    await servePagesWith(page, { acorn: 1 });
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "acorn");
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await expect(dialog.getByRole("option")).toHaveAttribute("href", /^\/page-1\//);
  });
});

const failures: [name: string, fail: (page: Page) => Promise<unknown>][] = [
  ["does not come", (page) => page.route(indexAddress, (route) => route.abort())],
  [
    "is answered with an error",
    (page) => page.route(indexAddress, (route) => route.fulfill({ status: 503, body: "" })),
  ],
  [
    "is cut off",
    (page) =>
      page.route(indexAddress, async (route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({ contentType: "application/json", body: body.slice(0, body.length / 2) });
      }),
  ],
  ["is something else", (page) => page.route(indexAddress, (route) => route.fulfill({ json: { documents: [] } }))],
  [
    "is damaged inside",
    (page) => page.route(indexAddress, (route) => route.fulfill({ json: [{ documents: [], index: [] }] })),
  ],
];

type FailureWords = { unavailable: string; loading: string; retry: string };

test.describe("when the index fails", () => {
  /** Lets one try after the other fail, then one succeed: no failure may leave anything behind. */
  async function failAndRecover(page: Page, place: Locator, first: () => Promise<unknown>, words: FailureWords) {
    const requests = indexRequests(page);
    const retry = place.getByRole("button", { name: words.retry });
    for (const [name, fail] of failures) {
      await page.unroute(indexAddress);
      await fail(page);
      const before = requests.length;
      await (before === 0 ? first() : retry.click());
      // Until a new request has come, the words would be those of the failure before.
      await expect.poll(() => requests.length, name).toBeGreaterThan(before);
      await expect(place.getByRole("alert"), name).toContainText(words.unavailable);
      await expect(place.getByText(words.loading), name).toBeHidden();
      // A failure is asked for once: neither the pointer nor the field asks again.
      expect(requests, name).toHaveLength(before + 1);
    }
    await page.unroute(indexAddress);
    await retry.click();
  }

  test("says so in the dialog each time, whatever the failure, and recovers [S7.9]", async ({ page }) => {
    await openReady(page, "/");
    const { dialog } = searchDialog(page);
    await failAndRecover(page, dialog, () => searchFor(page, "acorns"), {
      unavailable: "Search is unavailable",
      loading: "Loading the search index…",
      retry: "Retry",
    });
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toBeHidden();
  });

  test("says so on the search page each time, whatever the failure, and recovers [S7.9]", async ({ page }) => {
    const main = page.getByRole("main");
    await failAndRecover(page, main, () => openReady(page, `/ru/search/?q=${encodeURIComponent("жёлуди")}`), {
      unavailable: "Поиск недоступен",
      loading: "Загружаем поисковый индекс…",
      retry: "Повторить",
    });
    await expect(main.getByRole("listitem").getByRole("link").first()).toBeVisible();
    await expect(main.getByRole("alert")).toBeHidden();
  });

  test("says that it is loading while that takes long [S7.9]", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(indexAddress, (route) => held.then(() => route.continue()));
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "acorns");
    await expect(dialog.getByText("Loading the search index…")).toBeVisible();
    release();
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(dialog.getByText("Loading the search index…")).toBeHidden();
  });

  test("offers another try when the code of search does not come [S7.9]", async ({ page }) => {
    await openReady(page, "/");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const { dialog } = await searchFor(page, "acorns");
    await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
    await page.unroute("**/*.js");
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(dialog.getByRole("option").first()).toBeVisible();
  });
});
