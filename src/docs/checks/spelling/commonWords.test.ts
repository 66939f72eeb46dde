import { expect, test } from "vitest";
import { commonWords, rareWords } from "./commonWords";

test.each([
  ["en", ["about", "hotel", "salary", "airdrop"], ["favorite", "prxoy"]],
  ["ru", ["человек", "время", "накрутка"], ["профль", "about"]],
] as const)("%s: words that speakers use, none that its dictionary does not know", (locale, known, unknown) => {
  const words = new Set(commonWords(locale));
  expect(words.size).toBeGreaterThan(5000);
  expect(known.filter((word) => !words.has(word))).toEqual([]);
  expect(unknown.filter((word) => words.has(word))).toEqual([]);
});

test.each([
  ["en", ["widow", "clowns", "confection", "transubstantiation"], ["prxoy", "paris"]],
  ["ru", ["принтер", "сетка", "отражение", "землетрясение"], ["профль", "париж"]],
] as const)("%s: rarer words, and neither names nor slips", (locale, known, unknown) => {
  const words = new Set(rareWords(locale).words);
  expect(known.filter((word) => !words.has(word))).toEqual([]);
  expect(unknown.filter((word) => words.has(word))).toEqual([]);
});
