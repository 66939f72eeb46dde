import { expect, test } from "vitest";
import type { SidebarItem } from "../../types/docs";
import { mergeSidebars } from "./mergeSidebars";

const folded = (path: string): SidebarItem => ({ label: path, path, isFolded: true });
const open = (path: string, items: SidebarItem[]): SidebarItem => ({ label: path, path, items });
const doc = (path: string): SidebarItem => ({ label: path, path });

test("rows of an earlier page's section stay when another page brings its own", () => {
  const first = [open("/a/", [doc("/a/1/"), folded("/a/deep/")]), folded("/b/")];
  const second = [folded("/a/"), open("/b/", [doc("/b/1/")])];
  expect(mergeSidebars(first, second)).toEqual([
    open("/a/", [doc("/a/1/"), folded("/a/deep/")]),
    open("/b/", [doc("/b/1/")]),
  ]);
});

test("a category within a section opens without its neighbours closing", () => {
  const first = [open("/a/", [open("/a/deep/", [doc("/a/deep/1/")]), folded("/a/other/")])];
  const second = [open("/a/", [folded("/a/deep/"), open("/a/other/", [doc("/a/other/1/")])])];
  expect(mergeSidebars(first, second)).toEqual([
    open("/a/", [open("/a/deep/", [doc("/a/deep/1/")]), open("/a/other/", [doc("/a/other/1/")])]),
  ]);
});

test("the newer labels win, and rows that are gone go", () => {
  const renamed = { ...folded("/a/"), label: "New" };
  expect(mergeSidebars([open("/a/", [doc("/a/1/")]), doc("/gone/")], [renamed])).toEqual([
    { label: "New", path: "/a/", items: [doc("/a/1/")] },
  ]);
});

test("rows that say the same stay the same objects, with all that stands around them", () => {
  const known = [open("/a/", [doc("/a/1/"), folded("/a/deep/")]), open("/b/", [doc("/b/1/")])];
  const page = [open("/a/", [doc("/a/1/"), folded("/a/deep/")]), folded("/b/")];
  expect(mergeSidebars(known, page)).toBe(known);
  const merged = mergeSidebars(known, [open("/a/", [doc("/a/1/"), open("/a/deep/", [])]), folded("/b/")]);
  expect(merged[0]).not.toBe(known[0]);
  expect(merged[0]?.items?.[0]).toBe(known[0]?.items?.[0]);
  expect(merged[1]).toBe(known[1]);
});
