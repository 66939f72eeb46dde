import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { search } from "../search";
import { chooseHits, withLandings } from "./chooseHits";
import type { RankedPage } from "./rankPages";

/** Ranked pages, best first, each with its sections: `a1` is section 1 of page a. */
function ranked(...pages: string[][]): RankedPage[] {
  const rest = { heading: "", anchor: "", text: "", section: "", size: 0 };
  return pages.map((sections, page) =>
    sections.map((title, recordNumber) => ({
      score: 100 - page * 10 - recordNumber,
      landing: () => recordNumber,
      recordNumber,
      record: { id: title, path: `/${title.charAt(0)}/`, title, ...rest },
    })),
  );
}

test.each([
  ["the best section of each page while there are more pages than room", [["a1", "a2"], ["b1"], ["c1"]], 3, "a1 b1 c1"],
  [
    "further sections of the best pages where there is room",
    [
      ["a1", "a2", "a3"],
      ["b1", "b2"],
    ],
    4,
    "a1 a2 a3 b1",
  ],
  ["further sections behind their page's first", [["a1"], ["b1", "b2"], ["c1", "c2"]], 5, "a1 b1 b2 c1 c2"],
  ["no more pages than there is room for", [["a1"], ["b1"]], 1, "a1"],
  ["nothing of nothing", [], 8, ""],
])("shows %s", (_what, pages, limit, expected) => {
  const shown = chooseHits(ranked(...pages), limit).map(({ record }) => record.title);
  expect(shown.join(" ")).toBe(expected);
});

test("of each page the section comes first that a reader is led to, and the page keeps its score", () => {
  const [first, second] = withLandings(ranked(["a1", "a2"], ["b1"]), { isOfNearlyAllPages: () => false });
  expect(first?.map(({ record, score }) => [record.title, score])).toEqual([
    ["a2", 100],
    ["a1", 100],
  ]);
  expect(second?.map(({ score }) => score)).toEqual([90]);
});

test("of a page whose links to others answer best another section is shown, if one answers; the page keeps its place", () => {
  const next = "What to read next";
  const others = Array.from({ length: 8 }, (_, number) =>
    page(`/${number}/`, "Page", { "": "About other things.", [next]: "Links to pages." }),
  );
  const searcher = searcherOf(
    ...others,
    page("/both/", "Tulips", {
      Water: "Some zebra grass needs a lot of it in summer and less in winter.",
      [next]: "Zebra.",
    }),
    page("/links/", "Roses", { Soil: "Loam.", [next]: "Zebra, and other animals." }),
    page("/said/", "Notes", {
      Soil: "Loam.",
      "Own heading": "Zebra: a lot of it in summer, less in winter, none in spring.",
    }),
  );
  const shown = search(searcher, "zebra", { limit: 3 }).map(({ record }) => `${record.path}#${record.heading}`);
  expect(shown).toEqual(["/both/#Water", `/links/#${next}`, "/said/#Own heading"]);
});

test("in a few docs a heading that nearly all of them have is as good as another", () => {
  const searcher = searcherOf(
    page("/a/", "Tulips", { Water: "Zebra grass needs a lot of it in summer.", Price: "Zebra." }),
    page("/b/", "Roses", { Price: "Five." }),
  );
  expect(search(searcher, "zebra", { limit: 1 }).map(({ record }) => record.heading)).toEqual(["Price"]);
});
