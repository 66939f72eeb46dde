import { expect, test } from "vitest";
import { allowedEdits, editDistance, lacksOrSwaps } from "./editDistance";

test.each([
  ["proxy", "proxy", 0],
  ["prxy", "proxy", 1],
  ["prooxy", "proxy", 1],
  ["ptoxy", "proxy", 1],
  ["porxy", "proxy", 1],
  ["poxry", "proxy", 2],
  ["zebra", "proxy", 3],
  ["", "ab", 2],
])("%j is %j with %i edits", (typed, known, count) => {
  expect(editDistance(typed, known, 2)).toBe(count);
  expect(editDistance(known, typed, 2)).toBe(count);
});

test("a beginning may have edits, too", () => {
  expect(editDistance("porxi", "proxies", 2)).toBe(3);
  expect(editDistance("porxi", "proxies", 2, true)).toBe(1);
});

test.each([
  ["abc", 0],
  ["abcd", 0],
  ["abcde", 1],
  ["abcdefg", 1],
  ["abcdefgh", 2],
  ["45011", 0],
])("%j may have %i edits", (word, count) => {
  expect(allowedEdits(word)).toBe(count);
});

test.each([
  ["delt", "delet", true],
  ["alow", "allow", true],
  ["casu", "caus", true],
  ["prxo", "prox", true],
  ["prox", "proxi", true],
  ["roxi", "proxi", true],
  ["prox", "prox", false],
  ["proxi", "prox", false],
  ["edit", "emit", false],
  ["casu", "caues", false],
  ["", "ab", false],
])("%j lacks a letter of %j or has two swapped: %j", (typed, known, lacks) => {
  expect(lacksOrSwaps(typed, known)).toBe(lacks);
});
