import { expect, test } from "vitest";
import { readingMinutes } from "./readingTime";

const prose = (...texts: string[]) => texts.map((text) => ({ text, starts: [] }));

test("counts words of any script, in whole minutes", () => {
  expect(readingMinutes(prose("слово ".repeat(500), "word ".repeat(300)))).toBe(4);
});

test("counts no signs and nothing that stands for code", () => {
  expect(readingMinutes(prose(`${"\uFFFC — / ".repeat(2000)}well-known words`))).toBe(1);
});

test("says a minute of what has no words", () => {
  expect(readingMinutes([])).toBe(1);
});
