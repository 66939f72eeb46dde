import { expect, test } from "vitest";
import { hunspellForms } from "./hunspell";

const affixes = `
SET UTF-8

SFX A Y 3
SFX A   y   ies   [^aeiou]y
SFX A   0   s     [aeiou]y
SFX A   0   s     [^sy]

SFX B Y 1
SFX B   0   er/A  .

PFX C Y 1
PFX C   0   re    .
`;

test.each([
  ["city/A", ["city", "cities"]],
  ["key/A", ["key", "keys"]],
  ["print/AB", ["print", "prints", "printer"]],
  ["bus/A po:noun", ["bus"]],
  ["play/C", ["play"]],
  ["tea", ["tea"]],
])("%s: the word, and the forms that suffixes make", (line, words) => {
  expect(hunspellForms(affixes)(line)).toEqual(words);
});

test("of forms those that are not too long", () => {
  expect(hunspellForms(affixes, 6)("print/AB")).toEqual(["print", "prints"]);
});
