import { expect, type Locator, test } from "@playwright/test";
import { searchLimits } from "../../../site/searchLimits";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";

/** The lines below the names of results that have a mark: their words, how many lines they take, and whether all is seen. */
function excerpts(rows: Locator) {
  return rows.evaluateAll((links) =>
    links.flatMap((link) => {
      const line = [...link.querySelectorAll(":scope > span")].at(-1);
      const mark = line?.querySelector("mark");
      if (!line || !mark) return [];
      const style = getComputedStyle(line);
      const { top, right } = line.getBoundingClientRect();
      const marks = [...line.querySelectorAll("mark")].map((element) => element.getBoundingClientRect());
      return {
        text: line.textContent ?? "",
        lines: Math.round(line.getBoundingClientRect().height / parseFloat(style.lineHeight)),
        // A mark at the end of a line stands out by its padding.
        isWhole:
          line.scrollWidth <= line.clientWidth + 4 &&
          marks.every((box) => box.top >= top - 4 && box.right <= right + 4),
      };
    }),
  );
}

for (const [path, query] of [
  ["/", "plant"],
  ["/ru/", "растения"],
] as const)
  for (const width of [1440, 390, 320])
    test(`the words around a match are a window that is seen whole, at ${path} and ${width} px [S9.4]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openReady(page, path);
      const { dialog } = await searchFor(page, query);
      const options = dialog.getByRole("option");
      await expect.poll(async () => (await excerpts(options)).length).toBeGreaterThan(0);
      for (const { text, lines, isWhole } of await excerpts(options)) {
        expect(text.length, text).toBeLessThanOrEqual(searchLimits.excerptLength);
        expect(isWhole, text).toBe(true);
        expect(lines, text).toBe(width === 1440 ? 1 : 2);
      }
      await openReady(page, `${path}search/?q=${encodeURIComponent(query)}`);
      const rows = page
        .getByRole("main")
        .getByRole("list", { name: /^(Results|Результаты)$/ })
        .getByRole("link");
      await expect.poll(async () => (await excerpts(rows)).length).toBeGreaterThan(0);
      const found = await excerpts(rows);
      const most = width === 1440 ? searchLimits.pageExcerptLength : searchLimits.narrowExcerptLength;
      expect(Math.max(...found.map(({ text }) => text.length))).toBeGreaterThan(most - 15);
      for (const { text, lines, isWhole } of found) {
        expect(text.length, text).toBeLessThanOrEqual(most);
        expect(isWhole, text).toBe(true);
        expect(lines, text).toBeLessThanOrEqual(width === 320 ? 3 : 2);
      }
    });

test("cells of a table stand apart in it", async ({ page }) => {
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "mulch january");
  await expect(
    dialog
      .getByRole("option")
      .filter({ hasText: /January · \d · / })
      .first(),
  ).toBeVisible();
});
