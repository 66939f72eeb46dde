import { expect, test } from "@playwright/test";
import { header } from "../../support/frame";
import { openPage } from "../../support/openPage";
import { searchDialog } from "../../support/searchDialog";

for (const home of ["/", "/ru/"]) {
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [996, 768],
    [768, 1024],
    [390, 844],
    [320, 568],
  ] as const) {
    test(`${home} has a large search field in the first screen at ${width} px, which opens search`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, home);
      const field = page.getByRole("main").getByRole("button", { name: /documentation|документации/ });
      await expect(field).toBeInViewport({ ratio: 1 });
      const { width: fieldWidth, height: fieldHeight } = (await field.boundingBox())!;
      expect(fieldWidth).toBeGreaterThan(Math.min(width - 40, 500));
      expect(fieldHeight).toBeGreaterThanOrEqual(44);
      await field.click();
      await expect(searchDialog(page).dialog).toBeVisible();
    });
  }

  test(`on a phone ${home} shows what one can do and what may be wrong without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, home);
    const links = page.getByRole("main").getByRole("list").nth(0).getByRole("link");
    const troubles = page.getByRole("region", { name: /Something is wrong|Что-то не работает/ }).getByRole("link");
    await expect(troubles).toHaveCount(5);
    for (const link of [...(await links.all()), ...(await troubles.all())]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    }
  });

  test(`one name has one target on ${home}`, async ({ page }) => {
    await openPage(page, home);
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [(link as HTMLElement).innerText.split("\n")[0], link.getAttribute("href")] as const),
      );
    const targets = new Map(links);
    expect(links.filter(([name, target]) => targets.get(name) !== target)).toEqual([]);
  });
}

test("a task opens its how-to, and a symptom the way out, at the heading", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: "A profile is locked" }).click();
  await expect(page).toHaveURL("/plants/care/#water-and-feed");
  await expect(page.getByRole("heading", { name: "Water and feed" })).toBeInViewport();
});

test("on tablets the quick start stands in columns", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, "/");
  const steps = page.getByRole("region", { name: "Quick start" }).getByRole("listitem");
  const boxes = await Promise.all((await steps.all()).map(async (step) => (await step.boundingBox())!));
  expect(boxes[0]!.y).toBe(boxes[1]!.y);
  expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width - 1);
});

test("home, search, not-found page and footer begin at the same edge as the header", async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      const edges = [
        header(page).getByRole("link").first(),
        page.getByRole("main").getByRole("heading", { level: 1 }),
        page.getByRole("contentinfo").getByText("Copyright"),
      ].map(async (locator) => Math.round((await locator.boundingBox())!.x));
      const [brand, title, footer] = await Promise.all(edges);
      expect([title, footer], `${path} at ${width} px`).toEqual([brand, brand]);
    }
  }
});
