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

test("leaves out words that begin otherwise than those that are wanted, of which nothing is to be folded", () => {
  const letters = new Set(["p", "п"].map((letter) => letter.charCodeAt(0)));
  const words = wordsIn("a proxy, профиль, другой, Port, and Ёж", letters).map(({ word }) => word);
  expect(words).toEqual(["proxy", "профиль", "port", "еж"]);
});
