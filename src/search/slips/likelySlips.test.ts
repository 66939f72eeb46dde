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
  expect(areLikelySlips(typed, known, keys)).toBe(true);
});

test.each([
  ["collaterate", "collaborate"],
  ["agitation", "animation"],
  ["негативный", "неактивный"],
  ["confection", "conclusion"],
])("«%s» is no «%s» with slips", (typed, known) => {
  expect(areLikelySlips(typed, known, keys)).toBe(false);
});

test("of a beginning what goes on is no slip", () => {
  expect(areLikelySlips("extnesi", "extensions", keys)).toBe(false);
  expect(areLikelySlips("extnesi", "extensions", keys, true)).toBe(true);
});
