import { expect, test } from "vitest";
import { activeHeading, hasStayed, headingLedTo } from "./activeHeading";

const headings = [
  { anchor: "a", top: -300 },
  { anchor: "b", top: 80 },
  { anchor: "c", top: 500 },
];
const view = { line: 80, height: 800, isAtTop: false, isAtEnd: false };
const end = { ...view, isAtEnd: true };
/** The whole page is in the window. */
const all = { ...end, isAtTop: true };

test.each([
  ["the last heading that has come to the line", headings, view, "b"],
  ["one that browsers have rounded to just below it", headings, { ...view, line: 79.4 }, "b"],
  ["none above the first heading", headings.slice(2), view, null],
  ["the last one at the end of the page", headings, end, "c"],
  ["not the last one where the page begins as well", headings, all, "b"],
  ["nothing on a page without headings", [], end, null],
] as const)("the heading a reader is at is %s", (_name, given, seen, active) => {
  expect(activeHeading([...given], seen)).toBe(active);
});

test.each([
  ["stands at the line", "b", view, true],
  ["stands there at the end of the page", "b", end, true],
  ["stands below it where the page ends", "c", end, true],
  ["stands below it on a page that fits into the window", "c", all, true],
  ["stands below it, though the page goes on", "c", view, false],
  ["has been scrolled past", "a", end, false],
  ["is out of the window", "c", { ...end, height: 400 }, false],
  ["is not in the contents", "d", end, false],
] as const)("a heading that %s has been led to or not", (_name, anchor, seen, isLedTo) => {
  expect(headingLedTo(headings, anchor, seen)?.anchor ?? null).toBe(isLedTo ? anchor : null);
});

test("a heading has stayed until it moves by more than a fraction of a pixel, or is gone", () => {
  expect(hasStayed({ anchor: "c", top: 499.6 }, headings)).toBe(true);
  expect(hasStayed({ anchor: "c", top: 497 }, headings)).toBe(false);
  expect(hasStayed({ anchor: "d", top: 500 }, headings)).toBe(false);
});
