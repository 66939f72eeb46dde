import { expect, type Locator, type Page, test } from "@playwright/test";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";
import { holdPageData } from "../../support/served/pageData";
import { scrollDown, scrollTop } from "../../support/scrolling";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sections of the documentation" });

/** The heading stands at the top of the window, below the header and not behind it. */
async function expectAtTop(heading: Locator): Promise<void> {
  const top = async () => Math.round((await heading.boundingBox())?.y ?? -1);
  await expect.poll(top).toBeGreaterThanOrEqual(40);
  expect(await top()).toBeLessThan(260);
}

test.describe("Opening a page by a link", () => {
  test("keeps the current page until the next one is there, and opens the last of two asked for [S4.21]", async ({
    page,
  }) => {
    const release = await holdPageData(page, "/plants/care/");
    const releaseSecond = await holdPageData(page, "/plants/cover/");
    await openPage(page, "/plants/");
    const loads = documentLoads(page);
    await sidebar(page).getByRole("link", { name: "Care for plants" }).click();
    await page.waitForTimeout(1500);
    await expect(title(page)).toHaveText("Plants");
    await expect(page.getByRole("heading", { name: "Everyday care", level: 3 })).toBeVisible();
    release();
    await expect(title(page)).toHaveText("Care for plants");
    await expect(page).toHaveURL("/plants/care/");

    await sidebar(page).getByRole("link", { name: "Cover and uncover" }).click();
    await sidebar(page).getByRole("link", { name: "Fast growers" }).click();
    await expect(title(page)).toHaveText("Fast growers");
    const answer = page.waitForResponse("**/page-data/plants/cover/page-data.json");
    releaseSecond();
    await answer;
    await page.waitForTimeout(500);
    await expect(title(page)).toHaveText("Fast growers");
    await expect(page).toHaveURL("/plants/fast-growers/");
    expect(loads).toEqual([]);
  });

  test("shows what is in view first, and has every place where it belongs a moment later", async ({ page }) => {
    const placesOf = () =>
      page
        .getByRole("article")
        .locator("h2, h3, p, li, table, pre")
        .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
    await openPage(page, "/plants/care/");
    const places = await placesOf();
    await openPage(page, "/plants/planting/");
    await page.evaluate(() => {
      // The browser is busy at first, as on a slow phone.
      window.requestIdleCallback = (action) =>
        window.setTimeout(() => action({ didTimeout: false, timeRemaining: () => 1 }), 300);
    });
    await sidebar(page).getByRole("link", { name: "Care for plants" }).click();
    await expect(title(page)).toHaveText("Care for plants");
    expect(await placesOf()).not.toEqual(places);
    await expect.poll(placesOf).toEqual(places);
  });

  test("shows the heading that the link names; Tab starts there [S2.10, S4.22]", async ({ page }) => {
    await openPage(page, "/acorns/sowing/");
    const link = page.getByRole("main").getByRole("link", { name: "Harvest acorns", exact: true }).first();
    const heading = page.getByRole("heading", { name: "What the packet contains" });
    await link.click();
    await expect(page).toHaveURL("/acorns/harvest/#what-the-packet-contains");
    await expectAtTop(heading);
    await page.goBack();
    await expect(title(page)).toHaveText("Sow acorns");
    await link.press("Enter");
    await expect(heading).toBeFocused();
    await expectAtTop(heading);
  });

  test("is announced in the language of the page; Tab starts at its top, with the skip link [S4.21, S4.23]", async ({
    page,
  }) => {
    for (const { from, menu, link, spoken, skip } of [
      {
        from: "/plants/",
        menu: "Sections of the documentation",
        link: "Fast growers",
        spoken: /Fast growers/,
        skip: "Skip to main content",
      },
      {
        from: "/ru/plants/",
        menu: "Разделы документации",
        link: "Быстрорастущие культуры",
        spoken: /Быстрорастущие культуры/,
        skip: "Перейти к основному содержимому",
      },
    ]) {
      await openPage(page, from);
      await page.getByRole("navigation", { name: menu }).getByRole("link", { name: link }).press("Enter");
      await expect(title(page)).toHaveText(link);
      await expect(page.getByRole("status").filter({ hasText: spoken }), from).toBeAttached();
      await expect(page.locator("[aria-live]").filter({ hasText: "Navigated to" }), from).toHaveCount(0);
      await expect(page.getByText("Navigated to"), from).toBeHidden();
      await expect(page.getByRole("region", { name: skip })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    }
  });
});

test.describe("A hash in the address", () => {
  const address = "/plants/care/#water-and-feed";
  const heading = (page: Page) => page.getByRole("heading", { name: "Water and feed" });

  test("shows its heading on the first load, gives way to the reader's place on Back, survives a change of the language [S2.9, S2.10, S4.22]", async ({
    page,
  }) => {
    // Far from the end of the page: there is room to scroll on.
    const path = "/plants/care/#divide-and-move";
    const first = page.getByRole("heading", { name: "Divide and move" });
    await page.goto(path);
    await expectAtTop(first);
    await expectAlive(page);
    await expectAtTop(first);

    const before = await scrollDown(page, 1500);
    await sidebar(page).getByRole("link", { name: "Fast growers" }).click();
    await expect(title(page)).toHaveText("Fast growers");
    await page.goBack();
    await expect(title(page)).toHaveText("Care for plants");
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(50);

    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL(`/ru${path}`);
    await expect(title(page)).toHaveText("Уход за растениями");
    await expectAtTop(page.locator("#divide-and-move"));
  });

  test("shows its heading on the first load without scripts [S2.9]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expectAtTop(heading(page));
    await context.close();
  });

  test("follows the table of contents and Back, and shows its heading again after scrolling away [S2.10]", async ({
    page,
  }) => {
    await openPage(page, "/plants/care/");
    const entry = page.getByRole("link", { name: "Water and feed", exact: true });
    await page.getByRole("link", { name: "Prune a plant", exact: true }).click();
    await expectAtTop(page.getByRole("heading", { name: "Prune a plant" }));
    await entry.click();
    await expectAtTop(heading(page));
    await page.goBack();
    await expect(page).toHaveURL("/plants/care/#prune-a-plant");
    await expectAtTop(page.getByRole("heading", { name: "Prune a plant" }));

    await entry.click();
    await expect(page).toHaveURL(address);
    await expectAtTop(heading(page));
    await page.mouse.wheel(0, -1500);
    await expect(heading(page)).not.toBeInViewport();
    await entry.click();
    await expectAtTop(heading(page));
  });

  test("that is broken, on the first load or typed later, leaves the page readable and alive [S2.9, S2.10]", async ({
    page,
  }) => {
    const hashes = ["#100%", "#%E0%A4%A", "#%", "#no-such-heading", "#a:b[c]"];
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const openAnother = async (hash: string) => {
      await sidebar(page).getByRole("link", { name: "Fast growers" }).click();
      await expect(title(page), hash).toHaveText("Fast growers");
    };
    for (const hash of hashes) {
      await openPage(page, `/plants/care/${hash}`);
      await expect(title(page), hash).toHaveText("Care for plants");
      const loads = documentLoads(page);
      await openAnother(hash);
      expect(loads, hash).toEqual([]);
      expect(errors, hash).toEqual([]);
    }

    const loads = documentLoads(page);
    await sidebar(page).getByRole("link", { name: "Care for plants" }).click();
    await expect(title(page)).toHaveText("Care for plants");
    for (const hash of hashes) {
      await page.evaluate((typed) => location.assign(typed), hash);
      await openAnother(hash);
      await page.goBack();
      await expect(title(page), hash).toHaveText("Care for plants");
      expect(loads, hash).toEqual([]);
      expect(errors, hash).toEqual([]);
    }
  });
});

test("Back and Forward show the page of the address even when they come before the page is alive [S4.21]", async ({
  page,
}) => {
  await openPage(page, "/acorns/");
  await page.getByRole("main").getByRole("link", { name: "Harvest acorns" }).first().click();
  await expect(title(page)).toHaveText("Harvest acorns");
  // The address changes while the scripts of the reloaded page are still on their way.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/app-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await expect(title(page)).toHaveText("Harvest acorns");
  await page.evaluate(() => history.back());
  release();
  await expect(page).toHaveURL("/acorns/");
  await expect(title(page)).toHaveText("Acorns");
});

test("Back twice, past a page that is still on its way, shows the page of the address", async ({ page }) => {
  await openPage(page, "/acorns/");
  await page.getByRole("main").getByRole("link", { name: "Harvest acorns" }).first().click();
  await expect(title(page)).toHaveText("Harvest acorns");
  await sidebar(page).getByRole("link", { name: "Sow acorns" }).click();
  await expect(title(page)).toHaveText("Sow acorns");
  // Nothing of the earlier pages is known after a reload.
  const release = await holdPageData(page, "/acorns/harvest/");
  await page.reload();
  await page.waitForFunction(() => window.___shown);
  await page.evaluate(() => history.back());
  await page.waitForTimeout(300);
  await page.evaluate(() => history.back());
  await expect(title(page)).toHaveText("Acorns");
  const answer = page.waitForResponse("**/page-data/acorns/harvest/page-data.json");
  release();
  await answer;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/acorns/");
  await expect(title(page)).toHaveText("Acorns");
});
