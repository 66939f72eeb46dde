import { expect, test } from "vitest";
import { commonWords } from "../docs/checks/spelling/commonWords";
import { localeKeys } from "../site/locales";
import { searchLanguages } from "./languages";

test.each(localeKeys)(
  "%s: a stem begins as its word does, which tells soon what is none of a query's words",
  (locale) => {
    const { alphabet, stems } = searchLanguages[locale];
    const words = commonWords(locale).filter((word) => alphabet.test(word));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => stems(word).some((stem) => !stem.startsWith(word.charAt(0))))).toEqual([]);
  },
);

test.each([
  ["organise", "organize", "organisation", "organizing"],
  ["analyse", "analyze"],
  ["emphasise", "emphasize"],
  ["colour", "color", "colours"],
  ["behaviour", "behavior"],
  ["centre", "center", "centres"],
  ["licence", "license", "licencing"],
  ["catalogue", "catalog"],
  ["programme", "program"],
  ["cancelled", "canceled"],
  ["greyed", "grayed", "grey"],
])("en: %s is %s, as Britain and America spell it", (...words) => {
  expect(new Set(words.map((word) => searchLanguages.en.stems(word).join())).size).toBe(1);
});

test.each([
  ["postmen", "postman"],
  ["generally", "general"],
  ["importance", "important", "importantly"],
])("en: %s is %s", (...words) => {
  expect(new Set(words.map((word) => searchLanguages.en.stems(word).join())).size).toBe(1);
});

test.each([
  ["organize", "organ"],
  ["resize", "resis"],
  ["size", "sis"],
  ["colour", "colon"],
  ["hour", "horror"],
  ["general", "generate"],
  ["several", "sever"],
  ["business", "busy"],
  ["identical", "identity"],
  ["importance", "import"],
  ["specimen", "speciman"],
])("en: %s is not %s", (one, other) => {
  expect(searchLanguages.en.stems(one)).not.toEqual(searchLanguages.en.stems(other));
});

test.each([
  ["organiz", "organise"],
  ["colou", "color"],
  ["licenc", "license"],
])("en: %s, while it is typed, begins %s", (typed, word) => {
  const [[beginning = "?"], [stem]] = [searchLanguages.en.stems(typed), searchLanguages.en.stems(word)];
  expect(stem?.startsWith(beginning)).toBe(true);
});

test.each([
  ["правило", "правила", "правилам"],
  ["часть", "части", "частью"],
  ["статья", "статьи", "статей"],
  ["токен", "токены", "токенами"],
  ["стоит", "стоило", "стоят"],
])("ru: %s is %s", (...words) => {
  expect(new Set(words.map((word) => searchLanguages.ru.stems(word).join())).size).toBe(1);
});

test.each([
  ["правила", "права"],
  ["вместе", "вместо"],
  ["части", "часто"],
  ["цели", "целый"],
  ["статьи", "стать"],
  ["домены", "дом"],
  ["серый", "серия"],
  ["стоит", "сто"],
])("ru: %s is not %s, which Snowball takes it for", (one, other) => {
  const [stems, others] = [one, other].map((word) => searchLanguages.ru.stems(word));
  expect(stems?.filter((stem) => others?.includes(stem))).toEqual([]);
});

test.each([
  ["част", "часть"],
  ["статьи", "статья"],
  ["прави", "правила"],
])("ru: %s, while it is typed, begins %s", (typed, word) => {
  const [[beginning = "?"], [stem]] = [searchLanguages.ru.stems(typed), searchLanguages.ru.stems(word)];
  expect(stem?.startsWith(beginning)).toBe(true);
});
