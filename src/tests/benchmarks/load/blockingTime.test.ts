import { expect, test } from "vitest";
import { blockingTime } from "./blockingTime";

test("counts what tasks take over 50 ms", () => {
  const tasks = [
    { start: 1000, duration: 120 },
    { start: 2000, duration: 50 },
    { start: 2100, duration: 51 },
  ];
  expect(blockingTime(tasks, 900, 5000)).toBe(71);
});

test("counts only what lies between the first paint and the end", () => {
  const tasks = [
    { start: 100, duration: 500 },
    { start: 850, duration: 150 },
    { start: 4950, duration: 300 },
    { start: 5100, duration: 300 },
  ];
  expect(blockingTime(tasks, 900, 5000)).toBe(50);
});
