import { expect, test } from "vitest";
import { compile, docRecord, shortForm } from "../../../tests/support/content/docRecords";

const target = docRecord("en/guide/target.mdx", { aliases: ["/old/target/"] });

async function linkOf(markdown: string): Promise<string> {
  const { tree } = await compile(markdown, [target]);
  return /"href":"([^"]*)"/.exec(JSON.stringify(tree))?.[1] ?? "";
}

test.each([
  ["/guide/target/", "/guide/target/"],
  ["/guide/target", "/guide/target/"],
  ["/guide/target.html", "/guide/target/"],
  ["/guide/target/index.html?a=1#b", "/guide/target/?a=1#b"],
  ["/old/target/#b", "/guide/target/#b"],
  ["/", "/"],
  ["/search/?q=x", "/search/?q=x"],
  ["#here", "#here"],
  ["https://example.org/x.html", "https://example.org/x.html"],
  ["mailto:a@example.org", "mailto:a@example.org"],
])("a link to %s leads to %s", async (written, leadsTo) => {
  expect(await linkOf(`[x](${written})`)).toBe(leadsTo);
});

test("a link by reference is a link like any other", async () => {
  expect(await linkOf("[x][1]\n\n[1]: /guide/target.html")).toBe("/guide/target/");
  const { links } = await compile("[x][1]\n\n[1]: /nowhere/", [target]);
  expect(links.map(({ path }) => path)).toEqual(["/nowhere/"]);
});

test("collects targets with their place for the checks", async () => {
  const { links } = await compile("Text.\n\nTo [a](/old/target/#deep) and [b](#own).", [target]);
  expect(links).toEqual([
    { path: "/guide/target/", anchor: "deep", line: 3, column: 4 },
    { path: null, anchor: "own", line: 3, column: 31 },
  ]);
});

test.each([
  ["[x](./other.md)", "1:1 markdown-link: the Markdown file link ./other.md leads nowhere"],
  ["[x](other.mdx#a)", "1:1 markdown-link: the Markdown file link other.mdx#a leads nowhere"],
  ["[x](../up/)", "1:1 markdown-link: the relative link ../up/ leads nowhere"],
  ["[x]()", "1:1 markdown-link: a link has no address"],
])("%s becomes text, with a warning", async (markdown, finding) => {
  const { tree, findings } = await compile(`${markdown} *y*`, [target]);
  expect(shortForm(findings)).toEqual([finding]);
  expect(findings.map(({ severity }) => severity)).toEqual(["warning"]);
  expect(tree).toEqual([["p", null, { html: "x <em>y</em>" }]]);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#9;script:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:x",
  "localhost:8080",
])("a link to %s stops the build and becomes text", async (address) => {
  const { tree, findings } = await compile(`[x](<${address}>)`, [target]);
  expect(findings.map(({ rule, severity, line }) => [rule, severity, line])).toEqual([["safe-address", "error", 1]]);
  expect(tree).toEqual([["p", null, "x"]]);
});

test("a link by reference, a link through a product fact and one in a release note are looked at as well", async () => {
  const { findings } = await compile("[x][1] [y](%%launcherHost%%:80)\n\n[1]: javascript:x", [target]);
  expect(shortForm(findings)).toEqual([
    "1:1 safe-address: a link leads to a javascript: address",
    "1:8 safe-address: a link leads to a launcher.indigobrowser.com: address",
  ]);
});

test("a link without encryption is drawn, with a warning", async () => {
  const { tree, findings } = await compile("[x](http://example.org/)", [target]);
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([["encrypted-link", "warning"]]);
  expect(JSON.stringify(tree)).toContain("http://example.org/");
});

test.each([
  "javascript:alert(1)",
  "data:image/svg+xml,x",
  "https://example.org/a.png",
  "//example.org/a.png",
  "/\\\\example.org/a.png",
])("an image from %s stops the build and is left out", async (address) => {
  const { tree, findings } = await compile(`![x](<${address}>)`, [target]);
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([["safe-address", "error"]]);
  expect(JSON.stringify(tree)).not.toContain("img");
});
