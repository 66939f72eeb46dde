import { expect, test } from "vitest";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { docLibrary } from "./docLibrary";
import { flatten, placements } from "./placements";
import { sidebarBranches } from "./sidebarBranches";

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
  ["/guide/", null, "/guide/first/", "/guide/", ["/guide/"]],
  ["/guide/second/", "/guide/first/", "/guide/deep/", "/guide/", ["/guide/", "/guide/second/"]],
  [
    "/guide/deep/page/",
    "/guide/deep/",
    "/guide/unplaced-a/",
    "/guide/deep/",
    ["/guide/", "/guide/deep/", "/guide/deep/page/"],
  ],
  ["/last/", "/guide/unplaced-b/", null, null, ["/last/"]],
])("place of %s", (path, previous, next, category, breadcrumbs) => {
  const place = placements(tree).get(path);
  expect([place?.previous?.path ?? null, place?.next?.path ?? null]).toEqual([previous, next]);
  expect(place?.category).toBe(category);
  expect(place?.breadcrumbs.map((crumb) => crumb.path)).toEqual(breadcrumbs);
});

test("a hidden page has no place", () => {
  expect(placements(tree).has("/hidden/page/")).toBe(false);
});

test("a branch of the sidebar has the categories around a page open and all others folded", () => {
  const branches = new Map(sidebarBranches(tree).map(({ category, items }) => [category, items]));
  expect([...branches.keys()]).toEqual([null, "/guide/", "/guide/deep/"]);
  expect(branches.get(null)).toEqual([
    { label: "Guide", path: "/guide/", isFolded: true },
    { label: "last", path: "/last/" },
  ]);
  expect(branches.get("/guide/")?.[0]?.items?.[2]).toEqual({
    label: "guide/deep",
    path: "/guide/deep/",
    isFolded: true,
  });
  expect(branches.get("/guide/deep/")?.[0]?.items?.[2]?.items?.map(({ path }) => path)).toEqual(["/guide/deep/page/"]);
});

test.each([
  ["/guide/first/", "/guide/first/"],
  ["/old/first/", "/guide/first/"],
  ["/ru/old/first/", "/ru/guide/first/"],
  ["/1.0/old/first/", null],
  ["/", "/"],
  ["/ru/", "/ru/"],
  ["/search/", "/search/"],
  ["/ru/1.0/search/", "/ru/1.0/search/"],
  ["/1.0/", null],
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
