import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { sidewaysScroll, usualWidths } from "../support/sidewaysScroll";
import { visitPages } from "../support/visitPages";
import { fixtureSite, siteAddress } from "../support/sites/sites";

const site = siteAddress(fixtureSite);
const unlisted = [
  "/search/?q=quokka",
  "/404.html",
  "/ru/404.html",
  "/ru/ugly/english-only/",
  "/ugly/russian-only/",
  "/1.0/ugly/target/",
  "/ru/1.0/ugly/",
  "/de/1.0/table-of-contents/",
  "/ru/1.0/search/?q=билби",
];

/** All pages of the fixture site, with the path prefix. */
async function allPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("./sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.org\/help([^<]+)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(listed).toContain("/1.0/ugly/gone/");
  return [...listed, ...unlisted].map((path) => site + path);
}

test("no page has anything to say to the console, nor scrolls sideways [S2.41, S2.43]", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const inspect = (page: Page) => sidewaysScroll(page, usualWidths);
  expect(await visitPages(browser, await allPages(request), inspect)).toEqual([]);
});

test("axe finds nothing on the page of long words", async ({ browser }) => {
  const pages = [`${site}/ugly/long-words/`, `${site}/ru/ugly/long-words/`];
  expect(await visitPages(browser, pages, axeViolations)).toEqual([]);
});

test("no page scrolls sideways with text twice as large", async ({ browser }) => {
  const pages = [`${site}/`, `${site}/ugly/everything/`, `${site}/ru/ugly/long-words/`];
  const inspect = async (page: Page) => {
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    return sidewaysScroll(page, [640, 1280]);
  };
  expect(await visitPages(browser, pages, inspect)).toEqual([]);
});
