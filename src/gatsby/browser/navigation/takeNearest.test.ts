import { expect, test } from "vitest";
import { takeNearest } from "./takeNearest";

test("takes what is nearest to the open page first, then in the order in which it came", () => {
  const waiting = ["/", "/tools/", "/plants/cover/", "/plants/planting/", "/plants/", "/search/"];
  const taken = Array.from({ length: 7 }, () => takeNearest(waiting, "/plants/planting/"));
  expect(taken).toEqual(["/plants/planting/", "/plants/cover/", "/plants/", "/", "/tools/", "/search/", undefined]);
  expect(waiting).toEqual([]);
});

test("keeps to the language and the version of the open page", () => {
  const waiting = ["/plants/", "/ru/1.0/plants/", "/ru/beds/", "/ru/1.0/beds/"];
  expect(takeNearest(waiting, "/ru/1.0/beds/raised/")).toBe("/ru/1.0/beds/");
  expect(takeNearest(waiting, "/ru/1.0/beds/raised/")).toBe("/ru/1.0/plants/");
  expect(takeNearest(waiting, "/ru/1.0/beds/raised/")).toBe("/ru/beds/");
});
