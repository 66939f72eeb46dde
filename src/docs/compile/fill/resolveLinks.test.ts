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
  expect(tree).toEqual([["p", null, "x", " ", ["em", null, "y"]]]);
});
