import { expect, test } from "@playwright/test";
import { sitePaths } from "../support/served/sitePaths";

/** What a content security policy would have to allow in a page, as the server sent it. */
type Inline = { styled: string[]; handlers: string[]; links: string[]; scripts: string[] };

test("sends every page without style attributes, event handlers and javascript: links [S7.11]", async ({
  page,
  request,
}) => {
  // Any address of the site will do to ask for pages from; this one has no scripts of its own.
  await page.goto("/robots.txt");
  for (const path of [...(await sitePaths(request)), "/nowhere/"]) {
    const inline = await page.evaluate(async (address): Promise<Inline> => {
      const html = await (await fetch(address)).text();
      const sent = new DOMParser().parseFromString(html, "text/html");
      const elements = [...sent.querySelectorAll("*")];
      const name = (element: Element) => element.outerHTML.slice(0, 120);
      const known = ["gatsby-focus-wrapper", "gatsby-announcer"];
      return {
        styled: elements.filter((e) => e.hasAttribute("style") && !known.includes(e.id)).map(name),
        handlers: elements.filter((e) => e.getAttributeNames().some((a) => a.startsWith("on"))).map(name),
        links: elements.filter((e) => /^\s*(javascript|data):/i.test(e.getAttribute("href") ?? "")).map(name),
        scripts: [...sent.scripts].filter((script) => !script.src).map((script) => script.text),
      };
    }, path);
    expect(inline, path).toMatchObject({ styled: [], handlers: [], links: [] });
    expect(inline.scripts.length, path).toBeGreaterThan(0);
  }
});

test("sends the same inline scripts with every page, but for Gatsby's own path of the page [S4.6]", async ({
  request,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, text = ""]) =>
      text.trim(),
    );
    return scripts.filter((text) => !/^\/\*<!\[CDATA\[\*\/window\.pagePath="[^"]*";\/\*\]\]>\*\/$/.test(text)).sort();
  };
  const [first = "", ...others] = [...(await sitePaths(request)), "/nowhere/"];
  const expected = await scriptsOf(first);
  expect(expected.some((text) => text.includes("dataset.theme"))).toBe(true);
  for (const path of others) expect(await scriptsOf(path), path).toEqual(expected);
});
