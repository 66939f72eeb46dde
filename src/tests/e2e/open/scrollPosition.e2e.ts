import { expect, type Page, test } from "@playwright/test";
import { sidebar } from "../../support/frame";
import { expectAlive, openPage } from "../../support/openPage";
import { scrollDown, scrollTop } from "../../support/scrolling";
import { indexAddress, servePagesWith } from "../../support/content/searchIndex";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("The place on a page", () => {
  test("returns with Back and Forward, stays when only the query changes, and is the top of a page opened anew [S4.23, S4.24]", async ({
    page,
  }) => {
    await openPage(page, "/plants/care/");
    const before = await scrollDown(page, 1800);
    await sidebar(page).getByRole("link", { name: "Fast growers" }).click();
    await expect(title(page)).toHaveText("Fast growers");
    await expect.poll(() => scrollTop(page)).toBe(0);
    const after = await scrollDown(page, 600);
    await page.goBack();
    await expect(title(page)).toHaveText("Care for plants");
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(50);
    await page.goForward();
    await expect(title(page)).toHaveText("Fast growers");
    await expect.poll(async () => Math.abs((await scrollTop(page)) - after)).toBeLessThan(50);

    const place = await scrollTop(page);
    // No link of ours changes only the query: the address is opened as the search dialog opens one.
    await page.evaluate(() => window.___navigate("/plants/fast-growers/?from=mail"));
    await expect(page).toHaveURL("/plants/fast-growers/?from=mail");
    await page.waitForTimeout(500);
    expect(await scrollTop(page)).toBe(place);
    await expect(title(page)).toHaveText("Fast growers");

    await sidebar(page).getByRole("link", { name: "Care for plants" }).click();
    await expect(title(page)).toHaveText("Care for plants");
    await page.goBack();
    await expect(page).toHaveURL("/plants/fast-growers/?from=mail");
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(50);

    await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link").last().click();
    await expect(title(page)).not.toHaveText("Fast growers");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(title(page)).toBeInViewport();
  });

  for (const how of ["a key", "assistive technology"])
    test(`is that of a heading whose link was pressed with ${how}, and Back returns to the place before [S4.23]`, async ({
      page,
    }) => {
      await openPage(page, "/plants/care/");
      const before = await scrollDown(page, 300);
      const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
      if (how === "a key") await link.press("Enter");
      // It presses without a pointer, and waits for nothing.
      else await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(/#/);
      const anchor = new URL(page.url()).hash;
      await page.waitForTimeout(500);
      await expect(page.locator(anchor)).toBeInViewport();
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(50);
    });

  test("returns among the results of a search, more of them too, though they come after the page, unless the reader moves first [S4.23]", async ({
    page,
  }) => {
    await servePagesWith(page, { plant: 45 });
    await openPage(page, "/search/?q=plant");
    const results = page.getByRole("main").getByRole("listitem").getByRole("link");
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(results).toHaveCount(40);
    await results.nth(24).scrollIntoViewIfNeeded();
    const place = await scrollDown(page, 200);
    await results.nth(24).click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page).toHaveURL("/search/?q=plant");
    await expect(results).toHaveCount(40);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(50);

    await test.step("after a reload, with results that are slow", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(indexAddress, (route) => held.then(() => route.continue()));
      await page.reload();
      await expectAlive(page);
      await page.keyboard.press("Shift");
      release();
      await expect(results).not.toHaveCount(0);
      await page.waitForTimeout(500);
      expect(await scrollTop(page)).toBeLessThan(place - 100);
    });
  });
});
