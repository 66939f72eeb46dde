import { expect, type Locator, type Page, test } from "@playwright/test";
import { header, mobileMenu, sidebar } from "../../support/frame";
import { openPage } from "../../support/openPage";

test.describe("On phones", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/", "/acorns/harvest/", "/search/", "/no-such-page/"]) {
    test(`the language is in sight on ${path}, and leads to the other one [S2.27]`, async ({ page }) => {
      await openPage(page, path);
      const button = header(page).getByRole("button", { name: "Language: English" });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await button.click();
      await header(page).getByRole("link", { name: "Русский" }).click();
      await expect(header(page).getByRole("button", { name: "Язык: Русский" })).toBeVisible();
      await expect(page).toHaveURL(/\/ru\//);
    });
  }

  test("both panels of the drawer have the languages in sight", async ({ page }) => {
    await openPage(page, "/acorns/harvest/");
    const { button, menu } = mobileMenu(page);
    await button.click();
    const languages = menu.getByRole("navigation", { name: "Languages" });
    await expect(languages.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
    await expect(languages.getByRole("link", { name: "Русский" })).toBeInViewport({ ratio: 1 });
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await expect(languages.getByRole("link", { name: "Русский" })).toBeInViewport({ ratio: 1 });
  });

  test("the drawer opens at the current page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openPage(page, "/trouble/yellow-leaves/");
    const { button, menu } = mobileMenu(page);
    await button.click();
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toBeInViewport({ ratio: 1 });
  });
});

/** Presses what is in sight. A click of the test's own would scroll first: the bar lies where no link may land. */
async function pressWhereItIs(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const { width, open } of [
  { width: 1440, open: "bar" },
  { width: 390, open: "drawer" },
] as const) {
  test(`without a heading in the address the ${open} keeps the section that the reader is in [S2.28]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/plants/care/");
    const heading = page.getByRole("heading", { name: "Divide and move" });
    await heading.evaluate((element) => element.scrollIntoView());
    // A reader who turns back a little sees the bar again.
    for (const pixels of [60, -40]) {
      await page.evaluate((by) => scrollBy(0, by), pixels);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    const { button: menuButton, menu } = mobileMenu(page);
    if (open === "bar") {
      await pressWhereItIs(page, header(page).getByRole("button", { name: "Language: English" }));
      await pressWhereItIs(page, header(page).getByRole("link", { name: "Русский" }));
    } else {
      await pressWhereItIs(page, menuButton);
      await pressWhereItIs(page, menu.getByRole("link", { name: "Русский" }));
    }
    await expect(page).toHaveURL("/ru/plants/care/#divide-and-move");
    await expect(page.locator("#divide-and-move")).toBeInViewport();
  });
}

test("above the first section the language leads to the top of the page [S2.28]", async ({ page }) => {
  await openPage(page, "/plants/care/");
  await header(page).getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/ru/plants/care/");
  await expect(sidebar(page)).toBeVisible();
});
