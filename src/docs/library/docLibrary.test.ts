import { expect, test } from "vitest";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { breadcrumbs } from "./breadcrumbs";
import { docLibrary } from "./docLibrary";
import { flatten, neighbours } from "./neighbours";

const docs = [
  ...twins("guide/index.mdx", { label: "Guide", position: 1 }),
  ...twins("guide/second.mdx", { position: 2 }),
  ...twins("guide/first.mdx", { position: 1, aliases: ["/old/first/"] }),
  ...twins("guide/unplaced-b.mdx"),
  ...twins("guide/unplaced-a.mdx"),
  ...twins("guide/deep/index.mdx", { position: 3 }),
  ...twins("guide/deep/page.mdx", { position: 1 }),
  ...twins("hidden/index.mdx", { position: 2, hideSidebar: true }),
  ...twins("hidden/page.mdx", { position: 1 }),
  ...twins("last.mdx", { position: 10 }),
  docRecord("versions/1.0/en/guide/index.mdx"),
];
const library = docLibrary(docs);
const tree = library.sidebar("en", "current");

test("the sidebar follows positions, then names, and leaves hidden folders out", () => {
  expect(flatten(tree).map(({ path }) => path)).toEqual([
    "/guide/",
    "/guide/first/",
    "/guide/second/",
    "/guide/deep/",
    "/guide/deep/page/",
    "/guide/unplaced-a/",
    "/guide/unplaced-b/",
    "/last/",
  ]);
});

test("a row has the label, else the title; a category has items, a doc has none", () => {
  expect(tree.map(({ label, items }) => [label, items?.length])).toEqual([
    ["Guide", 5],
    ["last", undefined],
  ]);
});

test("each version has a sidebar of its own", () => {
  expect(flatten(library.sidebar("en", "1.0")).map(({ path }) => path)).toEqual(["/1.0/guide/"]);
  expect(flatten(library.sidebar("ru", "current"))[0]?.path).toBe("/ru/guide/");
});

test.each([
  ["/guide/", null, "/guide/first/"],
  ["/guide/second/", "/guide/first/", "/guide/deep/"],
  ["/guide/deep/page/", "/guide/deep/", "/guide/unplaced-a/"],
  ["/last/", "/guide/unplaced-b/", null],
  ["/hidden/page/", null, null],
])("neighbours of %s", (path, previous, next) => {
  const found = neighbours(tree, path);
  expect([found.previous?.path ?? null, found.next?.path ?? null]).toEqual([previous, next]);
});

test.each([
  ["/guide/deep/page/", ["/guide/", "/guide/deep/", "/guide/deep/page/"]],
  ["/guide/", ["/guide/"]],
  ["/hidden/page/", []],
])("breadcrumbs of %s", (path, crumbs) => {
  expect(breadcrumbs(tree, path).map((crumb) => crumb.path)).toEqual(crumbs);
});

test.each([
  ["/guide/first/", "/guide/first/"],
  ["/old/first/", "/guide/first/"],
  ["/ru/old/first/", "/ru/guide/first/"],
  ["/1.0/old/first/", null],
  ["/", "/"],
  ["/ru/", "/ru/"],
  ["/search/", "/search/"],
  ["/nowhere/", null],
  ["/constructor/", null],
])("a link to %s leads to %s", (path, target) => {
  expect(library.resolvePath(path)).toBe(target);
});

test("an alias opens its doc; home and search are no docs", () => {
  expect(library.findPage("/old/first/")?.doc.sourcePath).toBe("content/en/guide/first.mdx");
  expect(library.findPage("/search/")).toBeNull();
});

test("twins are found within a version only", () => {
  const guide = docs.find(({ sourcePath }) => sourcePath === "content/en/guide/index.mdx");
  const old = docs.at(-1);
  expect(guide && library.twin(guide, "ru")?.sourcePath).toBe("content/ru/guide/index.mdx");
  expect(old && library.twin(old, "ru")).toBeNull();
});
