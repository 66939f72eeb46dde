import { expect, test } from "vitest";
import { plainLink } from "./plainLink";

test.each([
  ["/guide/page/", "/guide/page/", "", ""],
  ["/guide/page", "/guide/page/", "", ""],
  ["/guide/page.html?a=1#b", "/guide/page/", "?a=1", "#b"],
  ["/guide/page/index.html", "/guide/page/", "", ""],
  ["/index.html", "/", "", ""],
  ["/", "/", "", ""],
  ["/ru/index.html#x", "/ru/", "", "#x"],
])("%s leads to %s", (href, path, search, hash) => {
  expect(plainLink(href)).toEqual({ path, search, hash });
});
