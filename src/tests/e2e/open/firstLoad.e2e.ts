import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const path of ["/", "/plants/", "/ru/", "/ru/plants/"]) {
  test(`of ${path}: its data is asked for early, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, path);
    const data = `/page-data${path === "/" ? "/index/" : path}page-data.json`;
    expect(asked.filter((address) => address === data)).toHaveLength(1);
  });
}

for (const path of ["/", "/plants/care/", "/ru/search/", "/404.html"]) {
  test(`of ${path}: the page itself names every file that it needs to come alive`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, address]) => address);
    // What is asked for from then on is loaded ahead, for later.
    await page.addInitScript(() => {
      let isShown: boolean | undefined;
      const addresses = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      Object.defineProperty(window, "___shown", {
        get: () => isShown,
        set(value: boolean) {
          isShown = value;
          Object.assign(window, { askedUntilAlive: addresses() });
        },
      });
    });
    await openPage(page, path);
    const asked = await page.evaluate(() => (window as unknown as { askedUntilAlive: string[] }).askedUntilAlive);
    const files = asked.filter((file) => /\.(js|css|json)$/.test(file) && !file.startsWith("/site-data/"));
    expect(files.length).toBeGreaterThan(5);
    expect([...new Set(files)].sort()).toEqual([...named].sort());
  });
}

test("Styles of other pages come with those pages", async ({ page, request }) => {
  const stylesOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<style data-href="([^"]+)"/g)].map(([, file]) => file);
  const [shared, ofDocs] = await stylesOf("/plants/care/");
  expect(await stylesOf("/")).toEqual([shared, expect.not.stringContaining(ofDocs ?? "")]);
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Plants" }).first().click();
  await expect(page.locator(`link[rel="stylesheet"][href="${ofDocs}"]`)).toBeAttached();
});
