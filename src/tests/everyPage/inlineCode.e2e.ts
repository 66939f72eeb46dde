import { expect, test } from "@playwright/test";
import { inlineCode } from "../../docs/outputs/contentSecurityPolicy";
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
      return {
        styled: elements.filter((e) => e.hasAttribute("style")).map(name),
        handlers: elements.filter((e) => e.getAttributeNames().some((a) => a.startsWith("on"))).map(name),
        links: elements.filter((e) => /^\s*(javascript|data):/i.test(e.getAttribute("href") ?? "")).map(name),
        scripts: [...sent.scripts].filter((script) => !script.src).map((script) => script.text),
      };
    }, path);
    expect(inline, path).toMatchObject({ styled: [], handlers: [], links: [] });
    expect(inline.scripts.length, path).toBeGreaterThan(0);
  }
});

test("names the scripts and styles of every page in the policy that hosts send, and in the page's own [S4.6]", async ({
  request,
}) => {
  const sent = (await request.get("/")).headers()["content-security-policy"] ?? "";
  // The early script, Gatsby's map of chunks and its build's name, and the script of pages that lead elsewhere.
  expect(sent.match(/script-src ([^;]*)/)?.[1]?.split(" ")).toHaveLength(5);
  for (const path of [...(await sitePaths(request)), "/nowhere/"]) {
    const html = await (await request.get(path)).text();
    const [, own = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    const { scripts, styles } = inlineCode(html);
    expect(scripts.size, path).toBe(3);
    for (const hash of [...scripts, ...styles]) {
      expect(own, path).toContain(hash);
      expect(sent, path).toContain(hash);
    }
  }
});

test("publishes no source maps, and nothing that Gatsby notes about its bundles", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(scripts.length).toBeGreaterThan(0);
  for (const address of [...scripts.map((script) => `${script}.map`), "/webpack.stats.json"])
    expect((await request.get(address)).status(), address).toBe(404);
});
