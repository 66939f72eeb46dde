import { afterEach, expect, test, vi } from "vitest";
import { createSearchIndex, loadSearchIndex, type Searcher, type SearchRecord } from "../../../search/search";
import { searchRest } from "../../../site/behaviour";
import { rehearse, rehearseWords } from "./rehearse";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const record = (id: number): SearchRecord => {
  return { id, path: `/${id}/`, title: `Page ${id}`, heading: "", anchor: "", text: `Text ${id}.`, section: "" };
};

const searcherOf = (count: number) =>
  loadSearchIndex(createSearchIndex(Array.from({ length: count }, (_, id) => record(id))));

/** Goes through idle moments, one after the other, until nothing more is wanted. @returns how many there were */
function idleMoments(start: () => void, after = 0): number {
  vi.useFakeTimers();
  const waiting: (() => void)[] = [];
  vi.stubGlobal("window", { requestIdleCallback: (action: () => void) => waiting.push(action) });
  start();
  if (after > 0) expect(waiting).toEqual([]);
  vi.advanceTimersByTime(after);
  let moments = 0;
  for (let next = waiting.shift(); next && moments < 1000; next = waiting.shift()) {
    expect(waiting).toEqual([]);
    next();
    moments += 1;
  }
  return moments;
}

test("search is rehearsed behind the reader's own letters, in a bounded number of idle moments, with few pages and with many", () => {
  const moments = [0, 1, 200].map((count) => idleMoments(() => rehearse(searcherOf(count)), searchRest));
  expect(Math.max(...moments)).toBeLessThan(200);
  expect(Math.min(...moments)).toBeGreaterThan(0);
});

test("among what is rehearsed are words that no page has, of both scripts: the first of them takes the longest", () => {
  const asked: string[] = [];
  const known = searcherOf(200);
  const searcher: Searcher = { ...known, isRealWord: (word) => asked.push(word) < 0 };
  idleMoments(() => rehearse(searcher), searchRest);
  expect(asked.some((word) => /^[a-z]+$/.test(word))).toBe(true);
  expect(asked.some((word) => /^[а-я]+$/.test(word))).toBe(true);
});

test("what is shown is rehearsed on texts as long as a section's: titles alone are cut out in no time", () => {
  const lengths: number[] = [];
  const known = searcherOf(200);
  const wordsIn: typeof known.analyzer.wordsIn = (text, letters) => {
    lengths.push(text.length);
    return known.analyzer.wordsIn(text, letters);
  };
  idleMoments(() => rehearse({ ...known, analyzer: { ...known.analyzer, wordsIn } }), searchRest);
  expect(Math.max(...lengths)).toBeGreaterThan(10 * "Page 100".length);
});

test("of an index that has only its words so far a few are asked at once", () => {
  const moments = idleMoments(() => rehearseWords(searcherOf(200)));
  expect(moments).toBeGreaterThan(0);
  expect(moments).toBeLessThan(10);
});
