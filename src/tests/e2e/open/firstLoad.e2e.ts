import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const path of ["/", "/plants/", "/ru/", "/ru/plants/"]) {
  test(`of ${path}: its data is asked for early, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, path);
    const data = `/page-data${path === "/" ? "/index/" : path}page-data.json`;
    for (const address of [data, "/page-data/app-data.json"]) {
      expect(asked.filter((other) => other === address)).toHaveLength(1);
    }
  });
}

for (const path of ["/", "/plants/care/", "/ru/search/", "/404.html"]) {
  test(`of ${path}: the page itself names every file that it needs to come alive`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, address]) => address);
    const asked: string[] = [];
    page.on("request", (asking) => {
      const { pathname } = new URL(asking.url());
      // What is loaded ahead for later is no part of coming alive.
      if (/\.(js|css|json)$/.test(pathname) && !pathname.startsWith("/site-data/")) asked.push(pathname);
    });
    await page.goto(path);
    await page.waitForFunction(() => window.___shown);
    expect(asked.length).toBeGreaterThan(5);
    expect([...new Set(asked)].sort()).toEqual([...named].sort());
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
