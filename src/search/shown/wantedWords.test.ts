import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { marksOf, wordFinder } from "./wantedWords";

const analyzer = analyzerOf(null);
const marked = (text: string, ...stems: string[]) =>
  marksOf(wordFinder([new Set(stems)], analyzer)(text)).map(([from, to]) => text.slice(from, to));

test("whole words are marked", () => {
  expect(marked("Proxy: a (proxy), proxies—proxy!", "proxi")).toEqual(["Proxy", "proxy", "proxies", "proxy"]);
});

test("forms of a word are found in both languages, and with look-alike letters", () => {
  const stems = ["profil", "профил"];
  expect(marked("profiles, Profile, профилями, «Профиль», пpoфиль", ...stems)).toHaveLength(5);
  expect(marked("profit, проба, —", ...stems)).toEqual([]);
});

test("a word is found by a stem that has lost the marks of its letters, and a plain one by a stem that has some", () => {
  const find = wordFinder([new Set(["uberpruf"])], { ...analyzer, stems: () => ["uberpruf"] });
  expect(find("überprüfungen, andere")).toEqual([{ index: 0, start: 0, end: 13 }]);
  const finds = wordFinder([new Set(["über"])], { ...analyzer, stems: () => ["über"] });
  expect(finds("uber")).toEqual([{ index: 0, start: 0, end: 4 }]);
});

test("of words that are wanted more than once the first counts", () => {
  const find = wordFinder([new Set(["port"]), new Set(["proxi"]), new Set(["port"])], analyzer);
  expect(find("A proxy with two ports")).toEqual([
    { index: 1, start: 2, end: 7 },
    { index: 0, start: 17, end: 22 },
  ]);
});
