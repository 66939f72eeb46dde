import { expect, test } from "vitest";
import { readFrontMatter } from "./frontMatter";

function messages(raw: unknown, source = "") {
  return readFrontMatter(raw, source, "content/en/a.mdx").findings.map(({ line, text }) => `${line} ${text}`);
}

test("accepts what an author may write", () => {
  const raw = {
    title: "A",
    description: "About A",
    position: 2,
    aliases: ["/old/"],
    lastChange: "2026-11-21",
  };
  expect(readFrontMatter(raw, "", "a.mdx").frontMatter).toEqual(raw);
});

test("names missing fields", () => {
  expect(messages({ description: "x" })).toEqual(["1 title is missing", "1 position is missing"]);
});

test("names an unknown field and its line", () => {
  expect(messages({ title: "A", position: 1, sidebar: 1 }, "---\ntitle: A\nsidebar: 1\n---\n")).toEqual([
    "3 unknown front matter field sidebar",
  ]);
});

test("keeps the other fields of a doc with mistakes", () => {
  const raw = { title: 5, position: "first", description: "About A", sidebar: 1 };
  const { frontMatter, findings } = readFrontMatter(raw, "", "content/en/a.mdx");
  expect(frontMatter).toEqual({ title: "content/en/a.mdx", description: "About A" });
  expect(findings).toHaveLength(3);
});

test.each([
  [{ title: 5, position: 1 }, "title must be text; quote it"],
  [{ title: "A", position: "first" }, "position must be a number"],
  [{ title: "A", position: 1, aliases: "/old/" }, "aliases must be a list of paths"],
  [{ title: "A", position: 1, aliases: ["/../old/"] }, 'aliases must look like "/section/old-slug/"'],
  [{ title: "A", position: 1, aliases: ["javascript:x"] }, 'aliases must look like "/section/old-slug/"'],
  [{ title: "A", position: 1, aliases: ["old"] }, 'aliases must look like "/section/old-slug/"'],
  [{ title: "A", position: 1, hideSidebar: "yes" }, "hideSidebar must be true or false"],
  [{ title: "A", position: 1, lastChange: "yesterday" }, "lastChange must be a date such as 2026-11-21"],
])("%j", (raw, text) => {
  expect(messages(raw)).toEqual([`1 ${text}`]);
});

test.each(["A line of text", ["a", "list"], 7, null])("front matter that is %j has no fields", (raw) => {
  const { frontMatter, findings } = readFrontMatter(raw, "", "content/en/a.mdx");
  expect(frontMatter).toEqual({ title: "content/en/a.mdx" });
  expect(findings.map(({ text }) => text)).toEqual(["title is missing", "position is missing"]);
});
