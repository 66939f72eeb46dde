import { expect, test } from "@playwright/test";
import { openReady } from "../../support/openReady";

test.use({ colorScheme: "dark" });

test("A dark page is printed in light colours, with folded parts open, all variants of tabs and the addresses of links, and without what only a screen needs", async ({
  page,
}) => {
  await openReady(page, "/plants/planting/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText("Check the stake first")).toBeHidden();
  await page.emulateMedia({ media: "print" });

  await test.step("light", async () => {
    const { text, ground } = await page.evaluate(() => {
      const light = (colour: string) => Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      // The ground of code is that of the box around it.
      let code: Element | null = document.querySelector("main pre");
      while (code && /, 0\)$|transparent/.test(getComputedStyle(code).backgroundColor)) code = code.parentElement;
      return {
        text: light(getComputedStyle(document.querySelector("h1") ?? document.body).color),
        ground: light(getComputedStyle(code ?? document.body).backgroundColor),
      };
    });
    expect(text).toBeLessThan(80);
    expect(ground).toBeGreaterThan(230);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  });

  await test.step("whole", async () => {
    const folded = page.getByText("Check the stake first");
    await expect(folded).toBeVisible();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
    for (const name of ["plant_tree.py", "plant_tree.mjs", "plant_tree.sh"])
      await expect(page.getByRole("group", { name })).toBeVisible();
  });

  await test.step("addresses", async () => {
    const links = page.getByRole("main").locator("article p > a:not(nav *)");
    const printed = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const),
    );
    for (const [href, content] of printed) {
      const isAway = href.startsWith("http");
      expect(content.replaceAll('"', ""), href).toBe(isAway ? ` (${href})` : "none");
    }
  });

  await test.step("nothing for the screen", async () => {
    for (const role of ["banner", "complementary"] as const) await expect(page.getByRole(role).first()).toBeHidden();
    await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeHidden();
  });
});

test("Bullets are real on paper, the address of an outside link stands behind it, and a diagram fits the sheet", async ({
  page,
}) => {
  await openReady(page, "/market/");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").locator("p > a[target=_blank]").first();
  const address = await link.getAttribute("href");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(`(${address})`);
  await page.goto("/plants/planting/");
  await expect(page.getByRole("article").getByRole("list").locator("visible=true").first()).toBeVisible();
  const bullets = page.locator("article ul > li:not(nav *):not(details *)");
  await expect(bullets.first()).toHaveCSS("list-style-type", "disc");
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/trouble/yellow-leaves/");
  const picture = page.getByRole("img", { name: "Why leaves turn yellow" });
  const { x, width } = (await picture.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(600);
  const fill = await picture
    .locator("rect")
    .first()
    .evaluate((element) => getComputedStyle(element).fill);
  expect(Math.min(...(fill.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(200);
});
