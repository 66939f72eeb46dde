import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import { unrelatedWords } from "./unrelatedWords";

/** Of the words, those that are unrelated to the forms that an index has; a family is told by a root of four letters. */
function unrelated(words: string[], ...forms: string[]): string[] {
  const isFamily = (one: string, other: string) => one.endsWith("er") && other === one.slice(0, -2);
  return unrelatedWords(words, indexOf(...forms), isFamily);
}

test("words are unrelated that only begin as words of an index do, by their stems or by what kin have in common", () => {
  expect(unrelated(["winding", "proximity", "zebra"], "window", "proxy")).toEqual(["winding", "proximity"]);
});

test("words of one family are related, also where others begin alike", () => {
  expect(unrelated(["printer"], "print", "prince")).toEqual([]);
});

test("what an index has, what begins as it is typed, and short words may be meant", () => {
  expect(unrelated(["windows", "micro", "pics"], "window", "microphone", "picture")).toEqual([]);
});
