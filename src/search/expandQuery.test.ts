import { expect, test } from "vitest";
import { expandQuery } from "./expandQuery";

const vocabulary = ["create", "creativ", "go", "gopher", "launch", "profil", "proxi", "профил", "прокс"].sort();

const expanded = (query: string) =>
  expandQuery(query, vocabulary).map((meanings) => meanings.map(({ stem, weight }) => `${stem} ${weight}`));

test("a word means its stem, with full weight", () => {
  expect(expanded("profiles")).toEqual([["profil 1"]]);
});

test("the last word may be a beginning, with less weight", () => {
  expect(expanded("prof")).toEqual([["profil 0.6"]]);
  expect(expanded("go")).toEqual([["go 1", "gopher 0.6"]]);
});

test("a short word that is not the last means only itself", () => {
  expect(expanded("go launch")).toEqual([["go 1"], ["launch 1"]]);
});

test("a half-typed word is found by the shorter stem, too", () => {
  expect(expanded("launchi")).toEqual([["launch 0.6"]]);
});

test("an unknown word means nothing; a repeated one counts once", () => {
  expect(expanded("zebra")).toEqual([[]]);
  expect(expanded("proxy PROXY")).toEqual([["proxi 1"]]);
  expect(expanded("?!")).toEqual([]);
});

test("no word has more than sixty meanings by its beginning", () => {
  const many = Array.from({ length: 200 }, (_, index) => `a${String(index).padStart(3, "0")}`);
  expect(expandQuery("a", many)[0]).toHaveLength(60);
});
