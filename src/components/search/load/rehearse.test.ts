import { afterEach, expect, test, vi } from "vitest";
import { createSearchIndex, loadSearchIndex, type SearchRecord } from "../../../search/search";
import { searchRest } from "../../../site/behaviour";
import { rehearse } from "./rehearse";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const record = (id: number): SearchRecord => {
  return { id, path: `/${id}/`, title: `Page ${id}`, heading: "", anchor: "", text: `Text ${id}.`, section: "" };
};

/** Goes through idle moments until nothing more is wanted. @returns how many there were */
function idleMoments(records: SearchRecord[]): number {
  vi.useFakeTimers();
  const waiting: (() => void)[] = [];
  vi.stubGlobal("window", { requestIdleCallback: (action: () => void) => waiting.push(action) });
  rehearse(loadSearchIndex(createSearchIndex(records)));
  // The reader's own letters come first.
  expect(waiting).toEqual([]);
  vi.advanceTimersByTime(searchRest);
  let moments = 0;
  for (let next = waiting.shift(); next && moments < 1000; next = waiting.shift()) {
    expect(waiting).toEqual([]);
    next();
    moments += 1;
  }
  return moments;
}

test("search is rehearsed in a bounded number of idle moments, one after the other, with few pages and with many", () => {
  const moments = [0, 1, 200].map((count) => idleMoments(Array.from({ length: count }, (_, id) => record(id))));
  expect(Math.max(...moments)).toBeLessThan(50);
  expect(Math.min(...moments)).toBeGreaterThan(0);
});
