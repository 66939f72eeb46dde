import { expect, test, type Locator, type Page } from "@playwright/test";
import { header } from "../../support/frame";
import { expectAlive, openPage } from "../../support/openPage";

/** The announcement and its closing button, in either language. */
function announcement(page: Page): { bar: Locator; close: Locator } {
  const bar = page.getByRole("region", { name: /^(Announcement|Объявление)$/ });
  return { bar, close: bar.getByRole("button", { name: /^(Close the announcement|Закрыть объявление)$/ }) };
}

async function dismiss(page: Page): Promise<void> {
  await announcement(page).close.click();
  await expect(announcement(page).bar).toBeHidden();
}

test("The announcement is shown everywhere, leads on, stands above the header and gives its place back when it is closed [S4.9, S4.10]", async ({
  page,
}) => {
  const { bar } = announcement(page);
  for (const [path, text, to] of [
    ["/", "Still on Indigo 6?", "/moving/"],
    ["/ru/acorns/", "Ещё работаете в Indigo 6?", "/ru/moving/"],
    ["/no-such-page/", "Still on Indigo 6?", "/moving/"],
  ] as const) {
    await openPage(page, path);
    await expect(bar, path).toContainText(text);
    await expect(bar, path).toBeInViewport();
    await bar.getByRole("link").click();
    await expect(page, path).toHaveURL(to);
    await expect(bar, path).toBeVisible();
  }
  const top = async () => (await header(page).boundingBox())?.y;
  expect(await top()).toBe((await bar.boundingBox())?.height);
  await dismiss(page);
  expect(await top()).toBe(0);
});

test.describe("A closed announcement", () => {
  test("leaves the keyboard where it was, stays closed on other pages, in the other language and after a reload, and comes back with another id [S4.10, S4.11, S4.12]", async ({
    page,
  }) => {
    const { bar, close } = announcement(page);
    await test.step("closed with the keyboard", async () => {
      await openPage(page, "/acorns/");
      await close.focus();
      await page.keyboard.press("Enter");
      await expect(bar).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(header(page).getByRole("link", { name: /^Indigo X/ })).toBeFocused();
    });
    await test.step("still closed", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
      await expect(page).toHaveURL("/ru/acorns/");
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(header(page)).toBeVisible();
      await expect(bar).toBeHidden();
      await openPage(page, "/plants/");
      await expect(bar).toBeHidden();
    });
    await test.step("shown again when its id has changed, and closed again", async () => {
      await page.evaluate(() => localStorage.setItem("announcement.id", "an-older-announcement"));
      await page.reload();
      await expect(bar).toBeVisible();
      await expectAlive(page);
      await dismiss(page);
      await page.reload();
      await expect(header(page)).toBeVisible();
      await expect(bar).toBeHidden();
    });
  });

  test("moves nothing while the page comes up again, and is gone before any script file runs [S4.11]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/");
    await dismiss(page);
    await page.addInitScript(() => {
      // Every place at which the header is drawn, frame by frame.
      const tops: number[] = [];
      Object.assign(window, { headerTops: tops });
      const look = () => {
        const top = document.querySelector("header")?.getBoundingClientRect().top;
        if (top !== undefined && tops.at(-1) !== top) tops.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    await openPage(page, "/acorns/");
    expect(await page.evaluate(() => (window as unknown as { headerTops: number[] }).headerTops)).toEqual([0]);

    await page.route("**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(announcement(page).bar).toBeHidden();
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  test("closes in the reader's other tabs too [S4.11]", async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, "/ru/plants/");
    await expect(announcement(other).bar).toBeVisible();
    await openPage(page, "/acorns/");
    await dismiss(page);
    await expect(announcement(other).bar).toBeHidden();
  });
});
