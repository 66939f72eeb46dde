import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import type { Locale } from "../../site/locales";
import { expandQuery } from "./expandQuery";

const index = indexOf(
  "код",
  "файл",
  "старый",
  "счет",
  "удалить",
  "чек",
  "работа",
  "работать",
  "щит",
  "выйти",
  "ы",
  "вход",
  "пароль",
);

test.each([
  ["kodami", "кодами"],
  ["fayla", "файла"],
  ["faila", "файл"],
  ["staruyu", "старую"],
  ["staryye", "старые"],
  ["schete", "счете"],
  ["udalit", "удалить"],
  ["cheki", "чеки"],
  ["rabotu", "работу"],
  ["rabotayut", "работают"],
  ["rabotaet", "работает"],
  ["schity", "щиты"],
  ["shchitom", "щитом"],
  ["vyjti", "выйти"],
  ["vkhod", "вход"],
  ["parol", "пароль"],
  ["schet", "счет"],
])("«%s», Russian in Latin letters, is «%s»", (typed, meant) => {
  expect(expandQuery(`${typed} `, index).map(({ word, corrected }) => [word, corrected])).toEqual([[typed, meant]]);
});

test.each(["qwerty", "kod2", "kö", "y"])("«%s» is not", (typed) => {
  expect(expandQuery(`${typed} `, index)[0]?.corrected ?? null).toBeNull();
});

test("a word in Latin letters that the index has is taken as it stands", () => {
  expect(expandQuery("chek ", indexOf("chek", "чек"))[0]?.corrected).toBeNull();
});

test("words of grammar are read so where the index is in that language, and are asked of no page", () => {
  const words = (locale: Locale) => expandQuery("kod na fayle ", { ...index, locale });
  expect(words("ru").map(({ corrected, isOptional }) => [corrected, isOptional])).toEqual([
    ["код", false],
    ["на", true],
    ["файле", false],
  ]);
  expect(words("en")[1]).toMatchObject({ corrected: null, isMissing: true });
});
