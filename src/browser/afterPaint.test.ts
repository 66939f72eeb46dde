import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./afterPaint";

let frames: (() => void)[] = [];
const paint = () => {
  const callbacks = frames;
  frames = [];
  for (const callback of callbacks) callback();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
});

afterEach(() => {
  paint();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what waits for a frame is done behind it, in one task and in order", () => {
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) afterPaint(() => done.push(name));
  expect(frames).toHaveLength(1);
  paint();
  expect(done).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(done).toEqual(["first", "second", "third"]);
});

test("what comes while a frame is painted waits for the next one", () => {
  const done: string[] = [];
  afterPaint(() => done.push("first"));
  paint();
  afterPaint(() => done.push("second"));
  vi.runAllTimers();
  expect(done).toEqual(["first"]);
  paint();
  vi.runAllTimers();
  expect(done).toEqual(["first", "second"]);
});

test("one of two can be called off, before its frame and behind it, though both do the same", () => {
  let count = 0;
  const action = () => void (count += 1);
  const [callOff] = [afterPaint(action), afterPaint(action)];
  callOff();
  paint();
  vi.runAllTimers();
  expect(count).toBe(1);
  const callOffLate = afterPaint(action);
  paint();
  callOffLate();
  vi.runAllTimers();
  expect(count).toBe(1);
});
