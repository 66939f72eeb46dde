import { expect, test } from "vitest";
import { swapsOf } from "./swapsOf";

test("neighbours are swapped, two at a time; the same letter twice is no slip", () => {
  expect(swapsOf("proxy")).toEqual(["rpoxy", "porxy", "prxoy", "proyx"]);
  expect(swapsOf("all")).toEqual(["lal"]);
  expect(swapsOf("a")).toEqual([]);
});
