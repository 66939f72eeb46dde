import { expect, test } from "vitest";
import { growthPerDoc } from "./growth";

test("says what a further doc costs from size to size, whatever the order they were measured in", () => {
  const points = [
    { docs: 1000, seconds: 40, megabytes: 1500 },
    { docs: 200, seconds: 20, megabytes: 700 },
    { docs: 5000, seconds: 240, megabytes: 1500 },
  ];
  expect(growthPerDoc(points)).toEqual([
    { from: 200, to: 1000, milliseconds: 25, kilobytes: 1024 },
    { from: 1000, to: 5000, milliseconds: 50, kilobytes: 0 },
  ]);
});

test("says nothing of memory that is not known, and nothing at all of one size", () => {
  const points = [
    { docs: 100, seconds: 1, megabytes: null },
    { docs: 200, seconds: 2, megabytes: 5 },
  ];
  expect(growthPerDoc(points)).toEqual([{ from: 100, to: 200, milliseconds: 10, kilobytes: null }]);
  expect(growthPerDoc(points.slice(1))).toEqual([]);
});
