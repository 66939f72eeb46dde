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
