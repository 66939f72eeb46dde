import { expect, test } from "vitest";
import { chooseHits } from "./chooseHits";
import type { RankedPage } from "./rankPages";

/** Ranked pages, best first, each with its sections: `a1` is section 1 of page a. */
function ranked(...pages: string[][]): RankedPage[] {
  const rest = { heading: "", anchor: "", text: "", section: "", size: 0 };
  return pages.map((sections, page) =>
    sections.map((title, recordNumber) => ({
      score: 100 - page * 10 - recordNumber,
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
