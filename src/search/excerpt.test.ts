import { expect, test } from "vitest";
import { limits } from "../site/limits";
import { excerpt, markWords, matcher } from "./excerpt";

const isProxy = (word: string) => /proxy/i.test(word);
const none = () => false;
const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");

test.each([
  ["A short text.", none, "A short text."],
  ["", none, ""],
  [long, none, "word0 word1 word2 word3 word4 word5 word6 word7…"],
  [`${long} proxy`, isProxy, "…word33 word34 word35 word36 word37 word38 word39 proxy".replace("word33 ", "")],
])("of %j", (text, isMatch, expected) => {
  expect(excerpt(text, isMatch, 50)).toBe(expected);
});

test("is never longer than the limit, ellipses not counted [S9.4]", () => {
  const texts = [
    long,
    `${long} proxy ${long}`,
    "x".repeat(300),
    `${"x".repeat(300)} proxy`,
    `proxy${"y".repeat(200)} z`,
  ];
  for (const text of texts) {
    expect(excerpt(text, isProxy, limits.excerptLength).replace(/…/g, "").length).toBeLessThanOrEqual(50);
  }
});

test("has the match inside and is cut at words", () => {
  const text = excerpt(`${long} proxy ${long}`, isProxy, 50);
  expect(text).toMatch(/^…(word\d+ )+proxy( word\d+)+…$/);
  const words = text.replace(/…/g, "").split(" ");
  expect(words.every((word) => `${long} proxy`.split(" ").includes(word))).toBe(true);
});

test("marks whole words and keeps every character between them", () => {
  const text = "Proxy: a (proxy), proxies—proxy!";
  const parts = markWords(text, isProxy);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual(["Proxy", "proxy", "proxy"]);
});

test("leaves markup as text", () => {
  expect(markWords("<b>&amp;</b>", none)).toEqual([{ text: "<b>&amp;</b>", marked: false }]);
});

test("recognises the forms of a word in both languages", () => {
  const isMatch = matcher(new Set(["profil", "профил"]));
  expect(["profiles", "Profile,", "профилями", "«Профиль»"].map(isMatch)).toEqual([true, true, true, true]);
  expect(["profit", "проба", "—"].map(isMatch)).toEqual([false, false, false]);
});
