import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { mayBeginAs, startsOf } from "./wordStarts";

const keys = analyzerOf(null);
const words = ["proxy", "profile", "oven", "rope", "cookie", "apple", "empty"];
const meant = (typed: string, isSame = false) =>
  mayBeginAs(typed, startsOf(words), keys, isSame).map((position) => words[position]);

test.each([
  ["prxoy", "proxy", "has its first letter"],
  ["orofile", "profile", "has the next key"],
  ["roxy", "proxy", "lacks its first letter"],
  ["rpoxy", "proxy", "has the first two swapped"],
  ["kookie", "cookie", "sounds alike"],
  ["imptya", "empty", "begins with another vowel"],
])("«%s» may be meant for «%s»: it %s", (typed, word) => {
  expect(meant(typed)).toContain(word);
});

test("words that begin otherwise are left out", () => {
  expect(meant("zebra")).not.toContain("proxy");
  expect(meant("cookei")).not.toContain("profile");
});

test("where the first letter is sure no other is looked at, and an answer stays for words that begin alike", () => {
  const starts = startsOf(words);
  expect(meant("orofile", true)).toEqual(["oven"]);
  expect(mayBeginAs("prxoy", starts, keys)).toBe(mayBeginAs("prfoile", starts, keys));
  expect(mayBeginAs("prxoy", starts, keys, true)).toEqual([0, 1]);
});
