import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { allDocsSlug, releasesSlug } from "../site/names";
import { siteConfig } from "../site/siteConfig";
import { siteConfig as gardenConfig } from "./fixtures/garden/src/site/siteConfig";
import { contentPages } from "./support/content/contentPages";

/**
 * Writers may rename, add and remove docs without asking the tests. So no test names one, but for the addresses that
 * the specification promises and the queries that measure how well search answers from our docs.
 */
const mayName = [/^src\/tests\/support\/served\/seedRoutes\.ts$/, /^src\/tests\/relevance\//];

/** Addresses that the site itself needs, whatever its docs are. */
const always = [allDocsSlug, releasesSlug].map((slug) => `/${slug}/`);

const addresses = new Set(contentPages("en").map(({ path }) => path));

/** Addresses of docs in a line: `/a/b/`, `/ru/a/b/`, `/a/b.html`, `content/en/a/b.mdx`. */
function docsNamedIn(line: string): string[] {
  const absolute = line.match(/(?<![\w./:-])(?:\/[a-z0-9-]+)+\/?(?![\w/-]|\.(?!html)\w)/g) ?? [];
  const files = [...line.matchAll(/(?<=content)\/(?:en|ru)((?:\/[a-z0-9-]+)+?)(?:\/index)?\.mdx/g)].map(([, to]) => to);
  const plain = [...absolute, ...files].map((path) => `${path}/`.replace(/\/+$/, "/").replace(/^\/ru(?=\/.)/, ""));
  return plain.filter((path) => addresses.has(path) && !always.includes(path));
}

test("no test names a doc of content/: a renamed, new or removed doc changes no test", () => {
  const files = execFileSync("git", ["ls-files", "src"], { encoding: "utf8" }).split("\n");
  const tests = files.filter((file) => /\.test\.ts$|^src\/tests\//.test(file) && fs.existsSync(file));
  const findings = tests
    .filter((file) => !mayName.some((allowed) => allowed.test(file)))
    .flatMap((file) => {
      const lines = fs.readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line, index) => docsNamedIn(line).map((path) => `${file}:${index + 1} names ${path}`));
    });
  expect(findings).toEqual([]);
});

test("such a name would be found in every way in which it is written", () => {
  const [doc = ""] = [...addresses].filter((path) => !always.includes(path));
  const slug = doc.slice(0, -1);
  for (const text of [`"${doc}"`, `"/ru${doc}"`, `'${slug}'`, `${slug}.html`, `(${doc}#part)`, `content/ru${slug}.mdx`])
    expect(docsNamedIn(`await openPage(page, ${text});`), text).toEqual([doc]);
});

test("the garden is configured as the real site, but for the page that the announcement leads to", () => {
  const link = siteConfig.announcement?.link;
  expect({ ...gardenConfig, announcement: { ...gardenConfig.announcement, link } }).toEqual(siteConfig);
});
