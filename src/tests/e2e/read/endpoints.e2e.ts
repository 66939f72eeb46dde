import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../../support/accessibility";
import { openPage } from "../../support/openPage";

const path = "/machines/mowers/blades/";
const address = "https://api.indigobrowser.com/mower/blades?sharp=true";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("an endpoint shows method and address, is copied whole, and has an address of its own", async ({ page }) => {
  await openPage(page, path);
  const link = page.getByRole("main").getByRole("link", { name: address });
  await expect(page.getByRole("main").getByText("GET", { exact: true })).toBeVisible();
  const [host, whole] = await link.locator("code").evaluate((code) => {
    const colour = (element: Element) => getComputedStyle(element).color;
    return [colour(code.firstElementChild!), colour(code)];
  });
  expect(host, "the host steps back").not.toBe(whole);
  const button = page.getByRole("button", { name: "Copy GET /mower/blades?sharp=true" });
  const { width } = (await button.boundingBox())!;
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await button.boundingBox())!.width, "nothing moves while it says so").toBe(width);
  await link.click();
  await expect(page).toHaveURL(`${path}#get-mower-blades`);
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto(`/ru${path}#post-mower-stop`);
  await expect(page.getByRole("main").getByText("POST", { exact: true })).toBeInViewport();
});

for (const width of [320, 1440]) {
  test(`endpoints are accessible, and their address is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, `/ru${path}`);
    const link = page.getByRole("main").getByRole("link", { name: address });
    expect(await link.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(width - 12);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe("a sample of a page about endpoints", () => {
  const sample = (page: Page) => page.getByRole("figure").filter({ has: page.getByRole("group", { name: "Answer" }) });
  const said = (page: Page) => page.getByText("The answer names each blade.");
  const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

  test("stands beside what it shows from 1280 px, in view as long as that is read, with the contents folded above", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, path);
    const text = (await said(page).boundingBox())!;
    const code = (await sample(page).boundingBox())!;
    expect(code.x, "right of the text").toBeGreaterThanOrEqual(text.x + text.width);
    expect(Math.abs(code.y - text.y), "at the same height").toBeLessThan(40);
    await expect(contents(page)).toBeHidden();
    const folded = page.getByRole("article").locator("summary").filter({ hasText: "On this page" });
    await folded.click();
    await expect(page.getByRole("article").getByRole("link", { name: "Ask the mower", exact: true })).toBeVisible();
  });

  for (const width of [390, 1200])
    test(`follows what it shows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, path);
      const row = (await page.getByRole("row", { name: "sharp" }).boundingBox())!;
      const code = (await sample(page).boundingBox())!;
      expect(code.y).toBeGreaterThanOrEqual(row.y + row.height);
      expect(code.x).toBeLessThanOrEqual(row.x);
    });
});
