import { expect, test } from "vitest";
import { packWordSet, unpackWordSet } from "./wordSet";

const words = Array.from({ length: 1000 }, (_, index) => `word${index}`);

test("a set has each of its words, once it was written and read again", () => {
  const read = unpackWordSet(packWordSet([...words, ...words, "слово"]));
  expect([...words, "слово"].filter((word) => !read.has(word))).toEqual([]);
});

test("of other words it takes about one in 1024 for its own", () => {
  const read = unpackWordSet(packWordSet(words));
  const taken = Array.from({ length: 102_400 }, (_, index) => `other${index}`).filter((word) => read.has(word));
  expect(taken.length).toBeGreaterThan(60);
  expect(taken.length).toBeLessThan(160);
});

test("strangers that are named are not taken for its own, and cost nothing where they would not be", () => {
  const others = Array.from({ length: 102_400 }, (_, index) => `other${index}`);
  const packed = packWordSet(words, [...others, ...words]);
  const read = unpackWordSet(packed);
  expect(others.filter((word) => read.has(word))).toEqual([]);
  expect(words.filter((word) => !read.has(word))).toEqual([]);
  expect(packed.length - packWordSet(words).length).toBeLessThan(700);
});

test("a word takes twelve bits, six a letter", () => {
  expect(packWordSet(words).length).toBeLessThan(2040);
});

test.each(["", "no set", "12", "900000 A", "-3 AAAA"])("of «%s» comes a set without words, and no error", (packed) => {
  expect(words.filter((word) => unpackWordSet(packed).has(word))).toHaveLength(0);
});
