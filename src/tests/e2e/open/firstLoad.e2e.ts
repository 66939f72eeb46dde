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
    // Without the digest of the search page's index.
    const named = [...html.matchAll(/<link rel="preload"[^>]* href="([^"?]+)/g)].map(([, address]) => address);
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

test("The strings of a language are loaded once, and those of another when the reader chooses it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(...(/\/strings-(\w+)/.exec(request.url())?.slice(1) ?? [])));
  await openPage(page, "/plants/");
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("main").getByRole("link", { name: "Care for plants" }).first().click();
  await expect(title).toHaveText("Care for plants");
  expect(asked).toEqual(["en"]);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
  await expect(page.getByRole("button", { name: "Язык: Русский" })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText("Care for plants");
  expect(asked).toEqual(["en", "ru"]);
});

test("A page comes alive in slices, so that what a reader does in between is heard", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // React asks for its next slice through a channel.
  await page.addInitScript(() => {
    const slices = { count: 0 };
    Object.assign(window, { slices });
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (!window.___shown) slices.count += 1;
      post.apply(this, message);
    };
  });
  await openPage(page, "/plants/care/");
  const { count } = await page.evaluate(() => (window as unknown as { slices: { count: number } }).slices);
  expect(count).toBeGreaterThan(4);
});
