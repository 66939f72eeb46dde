import { expect, test } from "vitest";
import { groupByPage } from "./groupByPage";
import type { RankedRecord } from "./rankHits";

/** Ranked hits, best first: `a1` is section 1 of page a. */
function ranked(...names: string[]): RankedRecord[] {
  return names.map((name, id) => ({
    score: names.length - id,
    record: { id, path: `/${name.charAt(0)}/`, title: name, heading: "", anchor: "", text: "", section: "" },
  }));
}

const shown = (hits: RankedRecord[], limit: number) => groupByPage(hits, limit).map(({ record }) => record.title);

test.each([
  [
    "the best section of each page while there are more pages than room",
    ["a1", "a2", "b1", "c1"],
    3,
    ["a1", "b1", "c1"],
  ],
  [
    "further sections of the best pages where there is room",
    ["a1", "b1", "a2", "b2", "a3"],
    4,
    ["a1", "a2", "a3", "b1"],
  ],
  ["further sections behind their page's first", ["a1", "b1", "c1", "c2", "b2"], 5, ["a1", "b1", "b2", "c1", "c2"]],
  ["nothing of nothing", [], 8, []],
])("shows %s", (_what, hits, limit, expected) => {
  expect(shown(ranked(...hits), limit)).toEqual(expected);
});
