import { expect, type Page, type Request, test } from "@playwright/test";
import { openReady } from "../support/openReady";
import { headerSearch, searchDialog, searchFor } from "../support/searchDialog";
import { type IndexFile, indexAddress, servePagesWith } from "../support/searchIndex";

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
  test("does not fetch it for readers who do not search [S7.6]", async ({ page }) => {
    const requests = indexRequests(page);
    await openReady(page, "/profiles/");
    await page.getByRole("main").getByRole("link", { name: "Create a profile" }).first().click();
    await expect(page).toHaveURL("/profiles/creation/");
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(0);
  });

  test("fetches it when the reader points at search [S7.6]", async ({ page }) => {
    await openReady(page, "/");
    const requested = page.waitForRequest(indexAddress);
    await headerSearch(page).hover();
    await requested;
    await expect(searchDialog(page).dialog).toBeHidden();
  });

  test("fetches it when search opens with the keyboard [S7.6]", async ({ page }) => {
    await openReady(page, "/");
    const requested = page.waitForRequest(indexAddress);
    await page.keyboard.press("Control+k");
    await requested;
  });

  test("asks with GET, without a body, with a cache-busting parameter [S7.1, S7.3, S7.4]", async ({
    page,
    baseURL,
  }) => {
    const requests = indexRequests(page);
    await openReady(page, "/");
    await find(page, "cookies");
    const [request] = requests;
    const url = new URL(request?.url() ?? "");
    expect(request?.method()).toBe("GET");
    expect(request?.postData()).toBeNull();
    expect(url.origin).toBe(baseURL);
    expect([...url.searchParams.keys()]).toEqual(["_"]);
    expect(url.searchParams.get("_")).toMatch(/^[\da-f]{8,}$/);
  });

  test("fetches it once, over several searches and pages [S7.5]", async ({ page }) => {
    const requests = indexRequests(page);
    await openReady(page, "/");
    await find(page, "cookies");
    await find(page, "proxy");
    await searchFor(page, "fingerprints");
    await page.keyboard.press("Enter");
    await expect(searchDialog(page).dialog).toBeHidden();
    await find(page, "profile");
    await searchFor(page, "profile");
    await searchDialog(page).dialog.getByRole("link", { name: "See all results" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search: profile" })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test("fetches one file for each language, each once [S7.2, S7.5]", async ({ page }) => {
    const requests = indexRequests(page);
    await openReady(page, "/profiles/");
    await find(page, "cookies");
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/profiles/");
    await find(page, "куки");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/profiles/");
    await find(page, "proxy");
    const files = requests.map((request) => new URL(request.url()).pathname);
    expect(files).toHaveLength(2);
    expect(new Set(files).size).toBe(2);
  });
});

test.describe("what the index holds", () => {
  for (const [path, address] of [
    ["/search/", /^\/(?!ru\/)/],
    ["/ru/search/", /^\/ru\//],
  ] as const) {
    test(`is a list of entries with documents and index, of one language, for ${path} [S3.10, S3.11, S7.2, S7.7]`, async ({
      page,
    }) => {
      const answered = page.waitForResponse(indexAddress);
      await page.goto(path);
      const response = await answered;
      const entries = (await response.json()) as IndexFile[number][];
      expect(response.status()).toBe(200);
      expect(entries.length).toBeGreaterThan(0);
      for (const { documents, index } of entries) {
        expect(documents.length).toBeGreaterThan(0);
        expect(JSON.stringify(index).length).toBeGreaterThan(1000);
        for (const section of documents) expect(section.path).toMatch(address);
      }
    });
  }

  test("is what search answers from [S7.8, S10.7]", async ({ page }) => {
    await servePagesWith(page, "cookie", 1);
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "cookie");
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

test.describe("when the index fails", () => {
  for (const [name, fail] of failures) {
    test(`says so in the dialog when it ${name}, and recovers [S7.9]`, async ({ page }) => {
      await fail(page);
      await openReady(page, "/");
      const { dialog } = await searchFor(page, "cookies");
      await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
      await expect(dialog.getByText("Loading the search index…")).toBeHidden();
      await page.unroute(indexAddress);
      await dialog.getByRole("button", { name: "Retry" }).click();
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await expect(dialog.getByRole("alert")).toBeHidden();
    });

    test(`says so on the search page when it ${name}, and recovers [S7.9]`, async ({ page }) => {
      await fail(page);
      await openReady(page, `/ru/search/?q=${encodeURIComponent("куки")}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText("Поиск недоступен");
      await expect(main.getByText("Загружаем поисковый индекс…")).toBeHidden();
      await page.unroute(indexAddress);
      await main.getByRole("button", { name: "Повторить" }).click();
      await expect(main.getByRole("listitem").getByRole("link").first()).toBeVisible();
      await expect(main.getByRole("alert")).toBeHidden();
    });
  }

  test("says so again when Retry fails, too [S7.9]", async ({ page }) => {
    const requests = indexRequests(page);
    await page.route(indexAddress, (route) => route.abort());
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "cookies");
    await expect(dialog.getByRole("alert")).toBeVisible();
    const before = requests.length;
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => requests.length).toBe(before + 1);
    await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
  });

  test("says that it is loading while that takes long [S7.9]", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(indexAddress, (route) => held.then(() => route.continue()));
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "cookies");
    await expect(dialog.getByText("Loading the search index…")).toBeVisible();
    release();
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expect(dialog.getByText("Loading the search index…")).toBeHidden();
  });

  test("offers another try when the code of search does not come [S7.9]", async ({ page }) => {
    await openReady(page, "/");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await headerSearch(page).click();
    const { dialog, field } = searchDialog(page);
    await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
    await page.unroute("**/*.js");
    await dialog.getByRole("button", { name: "Retry" }).click();
    await field.fill("cookies");
    await expect(dialog.getByRole("option").first()).toBeVisible();
  });
});
