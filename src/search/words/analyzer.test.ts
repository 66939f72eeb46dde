import { expect, test } from "vitest";
import { analyzerOf } from "./analyzer";

const { splitWords, stem } = analyzerOf(null);

const stems = (text: string) => new Set(splitWords(text).map(stem));

test.each([
  "профиль профиля профили профилей профилями",
  "кука куки кукам",
  "настройка настройки настройкой",
  "profile profiles",
  "launch launched launches launching",
])("forms of one word share a stem: %s", (forms) => {
  expect(stems(forms).size).toBe(1);
});

test.each(["im", "hers", "itself", "tho"])("«%s» is a word of grammar: no page is asked for it", (word) => {
  expect(analyzerOf("en").isStopWord(word)).toBe(true);
});

test("folds case and ё", () => {
  expect(splitWords("Ещё ЁЛКА, ещё")).toEqual(["еще", "елка", "еще"]);
});

test("splits identifiers and addresses into their parts", () => {
  expect(splitWords("automation_token, POST /profile/start --headless 45011")).toEqual([
    "automation",
    "token",
    "post",
    "profile",
    "start",
    "headless",
    "45011",
  ]);
});

test.each([
  ["en", "freezes froze frozen crashed failing stuck not"],
  ["ru", "зависает зависло виснет слетает слетела слетели вылетает вылетел падает упала сбросился не"],
] as const)("in %j who has a problem says so in whatever form", (locale, words) => {
  const { isComplaint } = analyzerOf(locale);
  expect(words.split(" ").filter((word) => !isComplaint(word))).toEqual([]);
  expect(isComplaint(locale === "en" ? "profile" : "профиль")).toBe(false);
});
