import { expect, test } from "vitest";
import { headerHidden } from "./useHideOnScroll";

test.each([
  ["at the top", 0, 30, false],
  ["scrolling down", 200, 260, true],
  ["scrolling up", 260, 200, false],
  ["a trembling finger", 260, 258, null],
  ["the bounce at the end of the page", 1000, 980, null],
])("%s", (_name, from, to, hidden) => {
  expect(headerHidden(from, to, 60, 1000)).toBe(hidden);
});
