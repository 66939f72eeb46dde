import { expect, test } from "vitest";
import { plainLink } from "./plainPath";

test.each([
  ["/cookies/export/", "/cookies/export/", "", ""],
  ["/cookies/export", "/cookies/export/", "", ""],
  ["/cookies/export.html?a=1#b", "/cookies/export/", "?a=1", "#b"],
  ["/cookies/export/index.html", "/cookies/export/", "", ""],
  ["/index.html", "/", "", ""],
  ["/", "/", "", ""],
  ["/ru/index.html#x", "/ru/", "", "#x"],
])("%s leads to %s", (href, path, search, hash) => {
  expect(plainLink(href)).toEqual({ path, search, hash });
});
