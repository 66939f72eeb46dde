import { expect, test } from "vitest";
import { categoriesAround } from "./openCategories";

const items = [
  {
    label: "A",
    path: "/a/",
    items: [
      { label: "B", path: "/a/b/" },
      { label: "C", path: "/a/c/", items: [{ label: "D", path: "/a/c/d/" }] },
    ],
  },
  { label: "E", path: "/e/" },
];

test.each([
  ["/a/", ["/a/"]],
  ["/a/b/", ["/a/"]],
  ["/a/c/", ["/a/", "/a/c/"]],
  ["/a/c/d/", ["/a/", "/a/c/"]],
  ["/e/", []],
  ["/nowhere/", []],
])("around %s", (path, categories) => {
  expect(categoriesAround(items, path)).toEqual(categories);
});
