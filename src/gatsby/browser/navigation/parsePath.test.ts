import { expect, test } from "vitest";
import { parsePath } from "./parsePath";

test("takes an address apart, as `location` does", () => {
  const parts = Object.fromEntries(
    ["/guide/?q=a#part", "/guide/", "/guide/#a?b#c", "/guide/?#", "#part", ""].map((path) => [path, parsePath(path)]),
  );
  expect(parts).toEqual({
    "/guide/?q=a#part": { pathname: "/guide/", search: "?q=a", hash: "#part" },
    "/guide/": { pathname: "/guide/", search: "", hash: "" },
    "/guide/#a?b#c": { pathname: "/guide/", search: "", hash: "#a?b#c" },
    "/guide/?#": { pathname: "/guide/", search: "", hash: "" },
    "#part": { pathname: "/", search: "", hash: "#part" },
    "": { pathname: "/", search: "", hash: "" },
  });
});
