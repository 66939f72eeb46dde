import { expect, type Page, test } from "@playwright/test";
import { sidebar } from "../../support/frame";
import { openPage } from "../../support/openPage";

const sections = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });

for (const [path, other] of [
  ["/table-of-contents/", "/acorns/"],
  ["/ru/table-of-contents/", "/ru/acorns/"],
] as const) {
  test(`The sections of the list of all pages are headings that lead to them, in the order of the sidebar: ${path} [S2.103]`, async ({
    page,
  }) => {
    await openPage(page, other);
    const names = await sidebar(page)
      .locator("ul")
      .first()
      .locator("> li")
      .evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.textContent ?? ""));
    expect(names.length).toBeGreaterThan(5);
    await page.goto(path);
    await expect(sections(page)).toHaveText(names);
    await sections(page).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
  });

  for (const width of [390, 1440])
    test.describe(`Under a finger, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

      test(`the rows of the list of all pages are 40 px high: ${path}`, async ({ page }) => {
        await page.goto(path);
        const rows = page.getByRole("main").getByRole("list").first().getByRole("link");
        const heights = await rows.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThan(20);
        expect(heights.filter((height) => height < 40)).toEqual([]);
      });
    });
}
