import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { htmlLinks, type HtmlLinks } from "../support/served/htmlLinks";
import { sitePaths } from "../support/served/sitePaths";
import { contentPages } from "../support/content/contentPages";
import { pageKinds } from "../support/content/pageKinds";
import { realSite, siteAddress } from "../support/sites/sites";
import { sidewaysScroll, usualWidths } from "../support/sidewaysScroll";
import { visitPages } from "../support/visitPages";

type SiteFile = HtmlLinks & { status: number; tornWords: string[] };

const here = new URL(`${siteAddress(realSite)}/`);
const kinds = pageKinds();
const manyWidths = Array.from({ length: (1440 - 320) / 8 + 1 }, (_, index) => 320 + index * 8);

async function openFile(request: APIRequestContext, path: string): Promise<SiteFile> {
  const response = await request.get(path, { maxRedirects: 0 });
  const isPage = response.headers()["content-type"]?.startsWith("text/html") ?? false;
  const html = isPage ? await response.text() : "";
  const tornWords = html.match(/.{0,20}[\0\uFFFD].{0,20}/g) ?? [];
  return { status: response.status(), tornWords, ...htmlLinks(html, new URL(path, here).href) };
}

// One visit serves every look at a page: opening the pages is what takes the time.
for (const [locale, prefix] of [
  ["en", "/(?!ru/)"],
  ["ru", "/ru/"],
] as const) {
  test(`every page in "${locale}" is quiet, whole, accessible and never too wide [S1.5, S2.34, S2.43, S2.44, S8.14]`, async ({
    browser,
    request,
  }) => {
    const paths = (await sitePaths(request)).filter((path) => new RegExp(`^${prefix}`).test(path));
    expect(paths.length).toBeGreaterThan(contentPages(locale).length);
    expect(await visitPages(browser, paths, everything)).toEqual([]);
  });
}

test("axe finds nothing on one page of each kind in the dark theme [S1.21]", async ({ browser }) => {
  expect(await visitPages(browser, kinds, axeInDark, { theme: "dark" })).toEqual([]);
});

test("one page of each kind never scrolls sideways between 320 and 1440 px", async ({ browser }) => {
  expect(await visitPages(browser, kinds, (page) => sidewaysScroll(page, manyWidths))).toEqual([]);
});

test("every page is written in whole letters, and each of its links leads to a page, a file or a heading that exists [S8.10, S8.12]", async ({
  request,
}) => {
  const files = new Map<string, Promise<SiteFile>>();
  const open = (path: string) => {
    const file = files.get(path) ?? openFile(request, path);
    files.set(path, file);
    return file;
  };
  const findings = new Set<string>();
  for (const from of await sitePaths(request)) {
    const { urls, tornWords } = await open(from);
    for (const words of tornWords) findings.add(`${from}  has a torn letter in «${words}»`);
    for (const url of urls.filter(({ host }) => host === here.host)) {
      const { status, ids } = await open(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (status !== 200) findings.add(`${from}  ${url.pathname} answers ${status}`);
      else if (anchor && !ids.has(anchor)) findings.add(`${from}  ${url.pathname} has no #${anchor}`);
    }
  }
  expect(files.size).toBeGreaterThan(contentPages("en").length + contentPages("ru").length);
  expect([...findings]).toEqual([]);
});

async function everything(page: Page, path: string): Promise<string[]> {
  const address = new URL(page.url()).pathname;
  return [
    ...(address === path ? [] : [`has moved to ${address}`]),
    ...(await missingLandmarks(page)),
    ...(await axeViolations(page)),
    ...(await sidewaysScroll(page, usualWidths)),
  ];
}

async function missingLandmarks(page: Page): Promise<string[]> {
  const counts = await Promise.all([
    page.getByRole("heading", { level: 1 }).count(),
    page.getByRole("banner").count(),
    page.getByRole("main").count(),
    page.getByRole("contentinfo").count(),
  ]);
  const names = ["heading of level 1", "banner", "main", "contentinfo"];
  const findings = counts.flatMap((count, index) => (count === 1 ? [] : [`has ${count} times: ${names[index]}`]));
  const navigations = await page.getByRole("navigation").count();
  return navigations > 0 ? findings : [...findings, "has no navigation"];
}

async function axeInDark(page: Page): Promise<string[]> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  return axeViolations(page);
}
