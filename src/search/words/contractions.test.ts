import { expect, test } from "vitest";
import { analyzerOf } from "./analyzer";

const { withoutContractions } = analyzerOf(null);

test.each([
  ["proxy doesn't work", "proxy does not work"],
  ["proxy doesn’t work", "proxy does not work"],
  ["it doesnt start", "it does not start"],
  ["profile can't open", "profile cannot open"],
  ["Can't connect", "cannot connect"],
  ["page wont load", "page will not load"],
  ["what's a profile", "what a profile"],
  ["the profile's folder", "the profile folder"],
  ["I've lost it", "I lost it"],
])("%s → %s", (typed, written) => {
  expect(withoutContractions(typed)).toBe(written);
});

test.each(["want", "content", "decant", "'d' in quotes", "профиль не запускается"])("leaves %s alone", (text) => {
  expect(withoutContractions(text)).toBe(text);
});
