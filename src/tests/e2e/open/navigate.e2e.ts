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
    const release = await holdPageData(page, "/profiles/actions/");
    const releaseSecond = await holdPageData(page, "/profiles/launch-and-stop/");
    await openPage(page, "/profiles/");
    const loads = documentLoads(page);
    await sidebar(page).getByRole("link", { name: "Actions with profiles" }).click();
    await page.waitForTimeout(1500);
    await expect(title(page)).toHaveText("Profiles");
    await expect(page.getByRole("heading", { name: "Everyday work", level: 3 })).toBeVisible();
    release();
    await expect(title(page)).toHaveText("Actions with profiles");
    await expect(page).toHaveURL("/profiles/actions/");

    await sidebar(page).getByRole("link", { name: "Launch and stop" }).click();
    await sidebar(page).getByRole("link", { name: "Quick profiles" }).click();
    await expect(title(page)).toHaveText("Quick profiles");
    const answer = page.waitForResponse("**/page-data/profiles/launch-and-stop/page-data.json");
    releaseSecond();
    await answer;
    await page.waitForTimeout(500);
    await expect(title(page)).toHaveText("Quick profiles");
    await expect(page).toHaveURL("/profiles/quick-profiles/");
    expect(loads).toEqual([]);
  });

  test("shows the heading that the link names; Tab starts there [S2.10, S4.22]", async ({ page }) => {
    await openPage(page, "/cookies/import/");
    const link = page.getByRole("main").getByRole("link", { name: "Export cookies", exact: true }).first();
    const heading = page.getByRole("heading", { name: "What the file contains" });
    await link.click();
    await expect(page).toHaveURL("/cookies/export/#what-the-file-contains");
    await expectAtTop(heading);
    await page.goBack();
    await expect(title(page)).toHaveText("Import cookies");
    await link.press("Enter");
    await expect(heading).toBeFocused();
    await expectAtTop(heading);
  });

  test("is announced in the language of the page; Tab starts at its top, with the skip link [S4.21, S4.23]", async ({
    page,
  }) => {
    for (const { from, menu, link, spoken, skip } of [
      {
        from: "/profiles/",
        menu: "Sections of the documentation",
        link: "Quick profiles",
        spoken: /Quick profiles/,
        skip: "Skip to main content",
      },
      {
        from: "/ru/profiles/",
        menu: "Разделы документации",
        link: "Быстрые профили",
        spoken: /Быстрые профили/,
        skip: "Перейти к основному содержимому",
      },
    ]) {
      await openPage(page, from);
      await page.getByRole("navigation", { name: menu }).getByRole("link", { name: link }).press("Enter");
      await expect(title(page)).toHaveText(link);
      await expect(page.getByRole("status").filter({ hasText: spoken }), from).toBeAttached();
      await expect(page.locator("[aria-live]").filter({ hasText: "Navigated to" }), from).toHaveCount(0);
      await expect(page.getByRole("region", { name: skip })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    }
  });
});

test.describe("A hash in the address", () => {
  const address = "/profiles/actions/#delete-and-restore";
  const heading = (page: Page) => page.getByRole("heading", { name: "Delete and restore" });

  test("shows its heading on the first load, gives way to the reader's place on Back, survives a change of the language [S2.9, S2.10, S4.22]", async ({
    page,
  }) => {
    // Far from the end of the page: there is room to scroll on.
    const path = "/profiles/actions/#clone-and-move";
    const first = page.getByRole("heading", { name: "Clone and move" });
    await page.goto(path);
    await expectAtTop(first);
    await expectAlive(page);
    await expectAtTop(first);

    const before = await scrollDown(page, 1500);
    await sidebar(page).getByRole("link", { name: "Quick profiles" }).click();
    await expect(title(page)).toHaveText("Quick profiles");
    await page.goBack();
    await expect(title(page)).toHaveText("Actions with profiles");
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(50);

    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL(`/ru${path}`);
    await expect(title(page)).toHaveText("Действия с профилями");
    await expectAtTop(page.locator("#clone-and-move"));
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
    await openPage(page, "/profiles/actions/");
    const entry = page.getByRole("link", { name: "Delete and restore", exact: true });
    await page.getByRole("link", { name: "Edit a profile", exact: true }).click();
    await expectAtTop(page.getByRole("heading", { name: "Edit a profile" }));
    await entry.click();
    await expectAtTop(heading(page));
    await page.goBack();
    await expect(page).toHaveURL("/profiles/actions/#edit-a-profile");
    await expectAtTop(page.getByRole("heading", { name: "Edit a profile" }));

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
      await sidebar(page).getByRole("link", { name: "Quick profiles" }).click();
      await expect(title(page), hash).toHaveText("Quick profiles");
    };
    for (const hash of hashes) {
      await openPage(page, `/profiles/actions/${hash}`);
      await expect(title(page), hash).toHaveText("Actions with profiles");
      const loads = documentLoads(page);
      await openAnother(hash);
      expect(loads, hash).toEqual([]);
      expect(errors, hash).toEqual([]);
    }

    const loads = documentLoads(page);
    await sidebar(page).getByRole("link", { name: "Actions with profiles" }).click();
    await expect(title(page)).toHaveText("Actions with profiles");
    for (const hash of hashes) {
      await page.evaluate((typed) => location.assign(typed), hash);
      await openAnother(hash);
      await page.goBack();
      await expect(title(page), hash).toHaveText("Actions with profiles");
      expect(loads, hash).toEqual([]);
      expect(errors, hash).toEqual([]);
    }
  });
});

test("Back and Forward show the page of the address even when they come before the page is alive [S4.21]", async ({
  page,
}) => {
  await openPage(page, "/cookies/");
  await page.getByRole("main").getByRole("link", { name: "Export cookies" }).first().click();
  await expect(title(page)).toHaveText("Export cookies");
  // The address changes while the scripts of the reloaded page are still on their way.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/app-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await expect(title(page)).toHaveText("Export cookies");
  await page.evaluate(() => history.back());
  release();
  await expect(page).toHaveURL("/cookies/");
  await expect(title(page)).toHaveText("Cookies");
});

test("Back twice, past a page that is still on its way, shows the page of the address", async ({ page }) => {
  await openPage(page, "/cookies/");
  await page.getByRole("main").getByRole("link", { name: "Export cookies" }).first().click();
  await expect(title(page)).toHaveText("Export cookies");
  await sidebar(page).getByRole("link", { name: "Import cookies" }).click();
  await expect(title(page)).toHaveText("Import cookies");
  // Nothing of the earlier pages is known after a reload.
  const release = await holdPageData(page, "/cookies/export/");
  await page.reload();
  await page.waitForFunction(() => window.___shown);
  await page.evaluate(() => history.back());
  await page.waitForTimeout(300);
  await page.evaluate(() => history.back());
  await expect(title(page)).toHaveText("Cookies");
  const answer = page.waitForResponse("**/page-data/cookies/export/page-data.json");
  release();
  await answer;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/cookies/");
  await expect(title(page)).toHaveText("Cookies");
});
