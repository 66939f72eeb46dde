import { expect, test } from "vitest";
import { searchIndexOptions } from "./searchIndexOptions";

test("an index knows what its readers do and say; which words are no slips only where somebody waits for it", () => {
  const whole = searchIndexOptions("ru", []);
  expect(whole.realWords?.length).toBeGreaterThan(5000);
  expect(whole.rareWords?.words.length).toBeGreaterThan(50_000);
  const { realWords, rareWords, wordsOfOthers, ...rest } = searchIndexOptions("ru", [], false);
  expect([realWords, rareWords, wordsOfOthers]).toEqual([undefined, undefined, undefined]);
  expect(rest).toMatchObject({ locale: "ru", lexicons: whole.lexicons });
});
