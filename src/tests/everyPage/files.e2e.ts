import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hostFiles } from "../../docs/outputs/hosts/hostFiles";
import { contentPages } from "../support/content/contentPages";

const site = "https://faq.indigobrowser.com";
const docs = [...contentPages("en"), ...contentPages("ru")];

test.describe("For search engines", () => {
  test("the sitemap lists the home pages and every document, once, and nothing else [S1.5, S2.1]", async ({
    request,
  }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const paths = ["/", "/ru/", ...docs.map(({ path }) => path)];
    expect(listed.sort()).toEqual(paths.map((path) => `${site}${path}`).sort());
  });

  test("robots.txt lets them in and names the sitemap [S2.1]", async ({ request }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(await answer.text()).not.toMatch(/^Disallow: \//m);
  });
});

test("says whose code the site contains, and under which terms", async ({ request }) => {
  const text = await (await request.get("/licenses.txt")).text();
  for (const name of ["react", "react-dom", "flexsearch", "@orama/stemmers", "lucide", "gatsby"])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\nLicence: \\S+\n\n.*(?:Copyright|Licen[cs]e)`, "ms"));
});

test("the built site is files that any host serves as they are [S10.8]", () => {
  const files = fs.readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const forHosts: readonly string[] = Object.values(hostFiles);
  const kinds = new Set(files.filter(({ name }) => !forHosts.includes(name)).map(({ name }) => path.extname(name)));
  const known = [".br", ".css", ".gz", ".html", ".js", ".json", ".png", ".svg", ".txt", ".webmanifest", ".xml"];
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
});
