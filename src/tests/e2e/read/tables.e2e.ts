import { expect, type Locator, test } from "@playwright/test";
import { axeViolations } from "../../support/accessibility";
import { openPage } from "../../support/openPage";

const path = "/plants/grafting/";
const cuts = (page: { getByRole: Locator["getByRole"] }) => page.getByRole("table").first();

for (const { address, column, value } of [
  { address: path, column: "When", value: "in August" },
  { address: `/ru${path}`, column: "Когда", value: "в августе" },
]) {
  for (const width of [320, 390]) {
    test(`on a phone of ${width} px the rows of ${address} are stacked, each cell under the name of its column`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, address);
      const box = page.getByRole("main").getByRole("group").first();
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const cell = cuts(page).getByRole("cell", { name: value });
      await expect(cell).toBeVisible();
      const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
      expect(label).toContain(column);
      const head = (await cuts(page).getByRole("rowheader", { name: "bud" }).boundingBox())!;
      expect((await cell.boundingBox())!.y).toBeGreaterThan(head.y + head.height - 1);
      const end = await cell.evaluate((element) => element.getBoundingClientRect().right);
      expect(end).toBeLessThanOrEqual(width);
    });
  }
}

test("on a phone the head of a stacked row has the whole width, however narrow its column is elsewhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/acorns/sowing/");
  const table = page.getByRole("table").first();
  const head = table.getByRole("rowheader", { name: "January" }).first();
  expect((await head.boundingBox())!.width).toBe((await table.boundingBox())!.width);
});

test("a table of two short columns keeps them on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, path);
  const row = page
    .getByRole("table")
    .nth(1)
    .getByRole("row", { name: /raffia/ });
  const [head, cell] = [row.getByRole("rowheader"), row.getByRole("cell")];
  expect((await cell.boundingBox())!.y).toBe((await head.boundingBox())!.y);
});

test("first columns are equally wide, and their cells are heads of their rows", async ({ page }) => {
  await openPage(page, path);
  await expect(cuts(page).getByRole("rowheader")).toHaveText(["--whip-and-tongue", "CUT_TOO_DEEP", "bud"]);
  await expect(page.getByRole("rowheader", { name: "bud" })).toHaveCSS("font-weight", /^[67]00$/);
  const widths = await page
    .getByRole("table")
    .evaluateAll((tables) => tables.map((table) => table.querySelector("th")!.getBoundingClientRect().width));
  expect(Math.abs(widths[0]! - widths[1]!)).toBeLessThan(1);
});

test("a row of a reference table has an address of its own, which leads to it", async ({ page }) => {
  await openPage(page, path);
  await cuts(page).getByRole("link", { name: "CUT_TOO_DEEP" }).click();
  await expect(page).toHaveURL(`${path}#cut_too_deep`);
  const row = cuts(page).getByRole("row", { name: /CUT_TOO_DEEP/ });
  const colour = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(0, 0);
  expect(await colour(row)).not.toBe(await colour(cuts(page).getByRole("row", { name: /^bud/ })));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/ru${path}#cut_too_deep`);
  await expect(cuts(page).getByRole("row", { name: /CUT_TOO_DEEP/ })).toBeInViewport();
});

test("what does not scroll is no stop for the keyboard, what scrolls is one", async ({ page }) => {
  await openPage(page, path);
  await expect(page.getByRole("group", { name: "Names of cuts" }).first()).not.toHaveAttribute("tabindex");
  await openPage(page, "/plants/cover/");
  const code = page.getByRole("group", { name: "cover.py", exact: true });
  await expect(code).toBeVisible();
  await expect(code).not.toHaveAttribute("tabindex");
  // As wide as letters grow when a reader enlarges them.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "400%"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toHaveAttribute("tabindex", "0");
});

test("a token of inline code is never broken at its hyphens, and a long one has closed ends", async ({ page }) => {
  await openPage(page, path);
  for (const width of [320, 330, 340, 350, 360, 375, 390, 414]) {
    await page.setViewportSize({ width, height: 844 });
    const flag = cuts(page).getByText("--whip-and-tongue");
    expect(await flag.evaluate((element) => element.getClientRects().length), String(width)).toBe(1);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  const long = cuts(page).getByText("tape.width.of.two.fingers.or.more");
  expect(await long.evaluate((element) => element.getClientRects().length)).toBeGreaterThan(1);
  await expect(long).toHaveCSS("box-decoration-break", "clone");
});

for (const width of [390, 1440]) {
  test(`tables are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });
}
