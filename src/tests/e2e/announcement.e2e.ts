import { expect, test, type Locator, type Page } from "@playwright/test";
import { header } from "../support/frame";
import { openPage } from "../support/openPage";

/** The announcement and its closing button, in either language. */
function announcement(page: Page): { bar: Locator; close: Locator } {
  const bar = page.getByRole("region", { name: /^(Announcement|Объявление)$/ });
  return { bar, close: bar.getByRole("button", { name: /^(Close the announcement|Закрыть объявление)$/ }) };
}

async function dismiss(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await announcement(page).close.click();
  await expect(announcement(page).bar).toBeHidden();
}

test.describe("The announcement", () => {
  for (const [path, text, to] of [
    ["/", "Still on Indigo 6?", "/transition/"],
    ["/ru/cookies/", "Всё ещё работаете в Indigo 6?", "/ru/transition/"],
    ["/no-such-page/", "Still on Indigo 6?", "/transition/"],
  ] as const) {
    test(`is shown on ${path} and leads on [S4.9]`, async ({ page }) => {
      await openPage(page, path);
      const { bar } = announcement(page);
      await expect(bar).toContainText(text);
      await expect(bar).toBeInViewport();
      await bar.getByRole("link").click();
      await expect(page).toHaveURL(to);
      await expect(bar).toBeVisible();
    });
  }

  test("stands above the header and gives its place back when it is closed [S4.9, S4.10]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const top = async () => (await header(page).boundingBox())?.y;
    const { bar, close } = announcement(page);
    expect(await top()).toBe((await bar.boundingBox())?.height);
    await close.click();
    await expect(bar).toBeHidden();
    expect(await top()).toBe(0);
  });

  test("leaves the keyboard where it was when it is closed [S4.10]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const { bar, close } = announcement(page);
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(bar).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: /^Indigo X/ })).toBeFocused();
  });
});

test.describe("A closed announcement", () => {
  test("stays closed on other pages, in the other language and after a reload [S4.11]", async ({ page }) => {
    await dismiss(page, "/cookies/");
    const { bar } = announcement(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/cookies/");
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(header(page)).toBeVisible();
    await expect(bar).toBeHidden();
    await openPage(page, "/profiles/");
    await expect(bar).toBeHidden();
  });

  test("is gone before any script file runs [S4.11]", async ({ page }) => {
    await dismiss(page, "/cookies/");
    await page.route("**/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(announcement(page).bar).toBeHidden();
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  test("moves nothing while the page comes up again [S4.11]", async ({ page }) => {
    await dismiss(page, "/cookies/");
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
    await openPage(page, "/cookies/");
    expect(await page.evaluate(() => (window as unknown as { headerTops: number[] }).headerTops)).toEqual([0]);
  });

  test("closes in the reader's other tabs too [S4.11]", async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, "/ru/profiles/");
    await expect(announcement(other).bar).toBeVisible();
    await dismiss(page, "/cookies/");
    await expect(announcement(other).bar).toBeHidden();
  });

  test("is shown again when its id has changed, and can be closed again [S4.12]", async ({ page }) => {
    await dismiss(page, "/cookies/");
    await page.evaluate(() => localStorage.setItem("announcement.id", "an-older-announcement"));
    await page.reload();
    const { bar } = announcement(page);
    await expect(bar).toBeVisible();
    await dismiss(page, "/cookies/");
    await page.reload();
    await expect(header(page)).toBeVisible();
    await expect(bar).toBeHidden();
  });
});
