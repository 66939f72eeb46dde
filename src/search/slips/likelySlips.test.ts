import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { areLikelySlips } from "./likelySlips";

const keys = analyzerOf(null);

test.each([
  ["adres", "address", "leave letters of doubles out"],
  ["extensoin", "extensions", "swap two and leave one out"],
  ["vrowsser", "browser", "hit the next key, and one twice"],
  ["profilew", "profile", "hit the next key as well"],
  ["definately", "definitely", "write another vowel"],
  ["прилажение", "приложение", "write another vowel, and no more"],
  ["апдейдер", "апдейтер", "write what sounds alike"],
])("«%s» may be «%s»: fingers and ears %s", (typed, known) => {
  expect(areLikelySlips(typed, known, 2, keys)).toBe(true);
});

test.each([
  ["collaterate", "collaborate"],
  ["agitation", "animation"],
  ["негативный", "неактивный"],
  ["confection", "conclusion"],
])("«%s» is no «%s» with slips", (typed, known) => {
  expect(areLikelySlips(typed, known, 2, keys)).toBe(false);
});

test("of a beginning what goes on is no slip", () => {
  expect(areLikelySlips("extnesi", "extensions", 2, keys)).toBe(false);
  expect(areLikelySlips("extnesi", "extensions", 2, keys, true)).toBe(true);
});

test.each([
  ["прокти", "прокси", false, "another letter"],
  ["тоста", "теста", true, "another vowel"],
  ["проги", "прогик", true, "a letter left out"],
  ["зашита", "защита", true, "what sounds alike"],
  ["обзан", "обман", false, "another letter"],
  ["ярлыг", "ярлык", true, "a voiced consonant for its twin"],
  ["ьанка", "панка", false, "a letter without a sound"],
])("«%s» for «%s», one slip: %s, for it is %s", (typed, known, isLikely) => {
  expect(areLikelySlips(typed, known, 1, keys)).toBe(isLikely);
});
