import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const path of ["/market/", "/ru/market/"]) {
  test(`the mark of a link to another site stays with its last word at every width on ${path} [S2.26]`, async ({
    page,
  }) => {
    await openPage(page, path);
    const link = page.getByRole("main").locator("p > a[target=_blank]").first();
    await expect(link).toBeVisible();
    // A sentence of which the link is the end comes to the edge of the window somewhere.
    for (let width = 320; width <= 480; width += 4) {
      await page.setViewportSize({ width, height: 800 });
      const [words, mark] = await link.evaluate((element) => {
        const range = document.createRange();
        const text = element.firstChild!;
        range.setStart(text, text.textContent!.length - 1);
        range.setEnd(text, text.textContent!.length);
        return [range.getBoundingClientRect(), element.querySelector("svg")!.getBoundingClientRect()] as const;
      });
      expect(mark.top, `at ${width} px`).toBeLessThan(words.bottom);
      expect(mark.left - words.right, `at ${width} px`).toBeGreaterThanOrEqual(-1);
      expect(mark.left - words.right, `at ${width} px`).toBeLessThan(8);
    }
  });
}
