import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWriting } from "./keepWriting";

const page = "/plants/care/";
/** Milliseconds after which nobody looks any more. */
const ages = 600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that forgets so many times to write what waits. */
function server(query: { dirty: number; running: number }, forgotten = 0) {
  const emitter = new EventEmitter();
  const pagePaths = new Set([page]);
  const state = { queries: { trackedQueries: new Map([[page, query]]) }, pendingPageDataWrites: { pagePaths } };
  let left = forgotten;
  const write = vi.fn(() => {
    left -= 1;
    if (left < 0) pagePaths.clear();
  });
  keepWriting({ emitter, store: { getState: () => state }, write });
  return { answer: () => emitter.emit("PAGE_QUERY_RUN"), pagePaths, write };
}

test("an answer that Gatsby forgets to write, even several times, is written", () => {
  const { answer, pagePaths, write } = server({ dirty: 0, running: 0 }, 3);
  answer();
  vi.advanceTimersByTime(ages);
  expect([...pagePaths]).toEqual([]);
  expect(write).toHaveBeenCalledTimes(4);
});

test("one that cannot be written is given up, until the next answer comes", () => {
  const { answer, write } = server({ dirty: 0, running: 0 }, Infinity);
  answer();
  vi.advanceTimersByTime(ages);
  const givenUpAfter = write.mock.calls.length;
  expect(givenUpAfter).toBeLessThan(20);
  vi.advanceTimersByTime(ages);
  expect(write).toHaveBeenCalledTimes(givenUpAfter);
  answer();
  vi.advanceTimersByTime(ages);
  expect(write).toHaveBeenCalledTimes(2 * givenUpAfter);
});

test.each([
  ["whose query is to be asked", { dirty: 4, running: 0 }],
  ["whose query is being asked", { dirty: 0, running: 1 }],
])("a page %s waits for its answer", (_which, query) => {
  const { answer, pagePaths, write } = server(query);
  answer();
  vi.advanceTimersByTime(ages);
  expect([...pagePaths]).toEqual([page]);
  expect(write).not.toHaveBeenCalled();
});

test("what Gatsby writes in time is not written twice", () => {
  const { answer, pagePaths, write } = server({ dirty: 0, running: 0 });
  answer();
  pagePaths.clear();
  vi.advanceTimersByTime(ages);
  expect(write).not.toHaveBeenCalled();
});

test.each([
  ["queries", { queries: {}, pendingPageDataWrites: { pagePaths: new Set() } }],
  ["pages to write", { queries: { trackedQueries: new Map() } }],
])("a store without %s is found out at once", (_what, state) => {
  const store = { getState: () => state };
  expect(() => keepWriting({ emitter: new EventEmitter(), store, write: () => undefined })).toThrow("keepWriting.ts");
});
