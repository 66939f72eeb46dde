import { expect, test } from "vitest";
import { median, percentile } from "./statistics";

test("the median is the value in the middle, whatever the order", () => {
  expect(median([9, 1, 5, 100, 2])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

test("a percentile is a value that was measured", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([1, 2, 3], 0.95)).toBe(3);
  expect(percentile([1, 2, 3], 0)).toBe(1);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow("Nothing was measured");
});
