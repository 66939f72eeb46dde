import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const path of ["/plants/care/", "/ru/plants/care/", "/trouble/yellow-leaves/", "/ru/trouble/yellow-leaves/"]) {
  test(`on a phone the text of ${path} begins in the first 320 of 844 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    const contents = page
      .getByRole("main")
      .getByText(/^(On this page|Содержание страницы)$/)
      .first();
    await expect(contents).toBeInViewport({ ratio: 1 });
    const first = page.getByRole("article").locator("header + div > :first-child");
    expect((await first.boundingBox())!.y).toBeLessThanOrEqual(320);
    const bar = page.getByRole("region", { name: /Announcement|Объявление/ });
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(44);
  });
}

test("says how long it takes to read, and copies the page as Markdown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/plants/planting/");
  const time = page.getByRole("article").getByText(/^\d+ min read$/);
  const place = (await time.boundingBox())!;
  const button = page.getByRole("button", { name: "Copy page" });
  await button.click();
  await expect(page.getByRole("article").getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  expect(await time.boundingBox(), "nothing moves").toEqual(place);
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toMatch(/^# .+\n\n.+\n/);
  expect(markdown).toMatch(/\n## .+\n/);
  expect(markdown).toMatch(/\n```\n[^`]+\n```\n/);
  expect(markdown).toContain("**Python**");
  expect(markdown).toContain("Check the stake first");
  expect(markdown).toMatch(/\]\(http:\/\/localhost:\d+\//);
  expect(markdown).not.toMatch(/Copy|On this page|min read/);
});

test("tables are copied as tables", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/plants/grafting/");
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("| `raffia` | a summer |");
});

test("asks nothing while there is nobody to answer", async ({ page }) => {
  await openPage(page, "/plants/planting/");
  await expect(page.getByRole("heading", { name: /helpful/ })).toHaveCount(0);
});

test("on a phone one step back is left of the crumbs; elsewhere they wrap behind their sign", async ({ page }) => {
  await openPage(page, "/machines/mowers/");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem").first()).toBeVisible();
  for (const crumb of await crumbs.getByRole("listitem").all())
    expect(await crumb.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(crumbs.getByRole("link").filter({ visible: true })).toHaveCount(1);
});
