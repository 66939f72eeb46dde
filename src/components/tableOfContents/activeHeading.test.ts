import { expect, test } from "vitest";
import { activeHeading } from "./activeHeading";

const headings = [
  { anchor: "a", top: -300 },
  { anchor: "b", top: 80 },
  { anchor: "c", top: 500 },
];

test.each([
  ["the last heading above the line", headings, 100, false, "b"],
  ["none above the first heading", headings.slice(2), 100, false, null],
  ["the last one at the end of the page", headings, 100, true, "c"],
  ["nothing on a page without headings", [], 100, true, null],
] as const)("%s", (_name, given, line, isAtEnd, active) => {
  expect(activeHeading([...given], line, isAtEnd)).toBe(active);
});
