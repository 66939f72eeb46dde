import { expect, test } from "vitest";
import { analyzerOf } from "./analyzer";

test.each([
  ["ghjrcb", "прокси"],
  ["зкщчн", "proxy"],
  ["j,hfpxbr", "образчик"],
  ["[kt,", "хлеб"],
  ["]", null],
  ["Ghjabkm", "профиль"],
  ["пкщгз-1", "group-1"],
  ["прокси proxy", null],
  ["123", null],
  ["", null],
])("%j is %j in the other layout", (typed, meant) => {
  expect(analyzerOf(null).otherLayouts(typed)).toEqual(meant === null ? [] : [meant]);
});

test.each([
  ["q", "w", true],
  ["q", "a", true],
  ["s", "z", true],
  ["g", "b", true],
  ["q", "e", false],
  ["q", "z", false],
  ["w", "d", false],
  ["p", "a", false],
  ["к", "е", true],
  ["ы", "я", true],
  ["ю", "ж", true],
  ["а", "q", false],
  ["1", "2", false],
])("the keys of %j and %j touch each other: %j", (first, second, expected) => {
  expect(analyzerOf(null).areNeighbourKeys(first, second)).toBe(expected);
  expect(analyzerOf(null).areNeighbourKeys(second, first)).toBe(expected);
});
