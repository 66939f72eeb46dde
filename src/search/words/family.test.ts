import { expect, test } from "vitest";
import { writingLanguages } from "../../languages/languages";
import type { Locale } from "../../site/locales";
import { analyzerOf } from "./analyzer";
import { familyTest } from "./family";

const isFamily = familyTest({
  suffixes: "er or ing ок н",
  changes: [
    ["d", "s"],
    ["г", "ж"],
  ],
});

test.each([
  ["print", "printer"],
  ["planning", "plan"],
  ["decider", "decisor"],
  ["берег", "бережок"],
])("«%s» and «%s» are a root with suffixes, its last letter doubled or changed", (one, other) => {
  expect(isFamily(one, other)).toBe(true);
  expect(isFamily(other, one)).toBe(true);
});

test.each([
  ["window", "winding"],
  ["printer", "printout"],
  ["car", "caring"],
])("«%s» and «%s» are of two families: what follows is no suffix, or the root is too short", (one, other) => {
  expect(isFamily(one, other)).toBe(false);
});

const areKin = (locale: Locale, one: string, other: string) => {
  const { stem } = analyzerOf(locale);
  return familyTest(writingLanguages[locale].derivation!)(stem(one), stem(other));
};

test.each([
  ["en", "confirm", "confirmation"],
  ["en", "exclude", "exclusive"],
  ["en", "concur", "concurrent"],
  ["en", "certify", "certificate"],
  ["ru", "уволить", "увольнение"],
  ["ru", "подписать", "подписка"],
  ["ru", "камера", "камерный"],
  ["ru", "сдельщина", "сдельный"],
] as const)("%s: «%s» and «%s» are of one family", (locale, one, other) => {
  expect(areKin(locale, one, other)).toBe(true);
});

test.each([
  ["en", "proximity", "proxy"],
  ["en", "transparency", "transport"],
  ["en", "protest", "protect"],
  ["en", "interview", "interval"],
  ["ru", "сервиз", "сервис"],
  ["ru", "скрипка", "скрипт"],
  ["ru", "конкурс", "конкурент"],
  ["ru", "перевоз", "перевод"],
] as const)("%s: «%s» and «%s» only begin alike", (locale, one, other) => {
  expect(areKin(locale, one, other)).toBe(false);
});
