import { expect, test } from "vitest";
import { analyzerOf } from "./analyzer";

const { splitWords, wordsIn } = analyzerOf(null);

test.each([
  ["Ещё ЁЛКА", ["еще", "елка"]],
  ["automation_token, profile/start", ["automation", "token", "profile", "start"]],
  ["пpофиль с латинской «p»", ["профиль", "с", "латинской", "p"]],
  ["Кaссa", ["касса"]],
  ["рroxy", ["proxy"]],
  ["socks5 2мб, Ёж", ["socks5", "2мб", "еж"]],
  ["soft\u00adhyphen \u200fmark", ["softhyphen", "mark"]],
  ["ﬁle", ["file"]],
  ["𝒳y🦘z", ["xy", "z"]],
  ["!?%", []],
  ["🦘", []],
])("%j", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test("knows where each word stands", () => {
  expect(wordsIn("a «Ёж»")).toEqual([
    { word: "a", start: 0, end: 1 },
    { word: "еж", start: 3, end: 5 },
  ]);
});
