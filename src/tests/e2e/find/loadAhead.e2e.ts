import { expect, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";
import { indexAddress } from "../../support/content/searchIndex";

/** Milliseconds after which a reader who neither types nor moves rests. */
const rest = 500;

/** Addresses of pages whose data is asked for from now on. */
function pagesAskedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const [, path] = /\/page-data(\/.+\/)page-data\.json$/.exec(request.url()) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}

/** Opens a page for a reader who saves data until then: it has loaded nothing ahead for links of its own. */
async function openSaving(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openReady(page, path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(navigator.connection ?? {}, { saveData: false }));
}

const pathOf = (href: string | null) => href?.replace(/[?#].*/, "") ?? "none";

test.describe("pages of results", () => {
  test("are not loaded while a query is typed: the chosen one is when the reader rests, another one when they point at it [S4.31]", async ({
    page,
  }) => {
    // The page's time stands still while the test types, however long a busy machine takes for it.
    await page.clock.install();
    await openSaving(page, "/acorns/");
    const asked = pagesAskedFor(page);
    const answered = page.waitForResponse(indexAddress);
    const { dialog, field } = await searchFor(page, "");
    await answered;
    const options = dialog.getByRole("option");

    await test.step("typing", async () => {
      await page.clock.pauseAt(Date.now() + 60_000);
      await field.pressSequentially("grafting appl");
      await expect(options.first()).toBeVisible();
      await page.clock.runFor(rest - 100);
      await field.press("e");
      await expect(options.first()).toBeVisible();
      await page.clock.runFor(rest - 100);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
    });

    await test.step("resting", async () => {
      const chosen = pathOf(await options.first().getAttribute("href"));
      await page.clock.runFor(rest);
      await expect.poll(() => asked).toEqual([chosen]);
    });

    await test.step("pointing", async () => {
      const paths = (await options.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).map(pathOf);
      const other = paths.findIndex((path) => !asked.includes(path));
      await options.nth(other).hover();
      await expect.poll(() => asked).toContain(paths[other]);
    });
  });

  test("are not loaded while a query is typed on the search page, where the focus loads them as the pointer does [S4.31]", async ({
    page,
  }) => {
    await openSaving(page, "/search/");
    const asked = pagesAskedFor(page);
    const main = page.getByRole("main");
    await main.getByRole("searchbox").pressSequentially("berries");
    const results = main.getByRole("listitem").getByRole("link");
    await expect(results.first()).toBeVisible();
    await page.waitForTimeout(1000);
    // Links of the frame come into view and go with the results; those load as everywhere.
    const paths = (await results.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).map(pathOf);
    expect(asked.filter((path) => paths.includes(path))).toEqual([]);
    await results.first().focus();
    await expect.poll(() => asked).toContain(paths[0]);
  });
});

test("a result opens in the window for a click, and in a tab of its own for a click with Ctrl", async ({
  page,
  context,
}) => {
  await openReady(page, "/acorns/");
  const { dialog } = await searchFor(page, "petals");
  const option = dialog.getByRole("option").first();
  const opened = context.waitForEvent("page");
  // What is asked for, not what is shown: headless browsers do not always draw a tab behind the one that is seen.
  const asked = context.waitForEvent("request", (request) => request.isNavigationRequest());
  await option.click({ modifiers: ["ControlOrMeta"] });
  expect(new URL((await asked).url()).pathname).toBe("/petals/");
  await opened;
  await expect(page).toHaveURL("/acorns/");
});
