import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writingLanguages } from "../../../languages/languages";
import { localeKeys } from "../../../site/locales";
import { dictionary } from "./dictionary";
import { ownWords, ownWordsDigest, ownWordsFile } from "./ownWords";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-words-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

test("a language's list is found by its name; one that is added, or a new word, gives another digest", () => {
  const list = path.join(root, ownWordsFile("ru"));
  fs.mkdirSync(path.dirname(list), { recursive: true });
  expect(ownWords("ru", root)).toBe("");
  const digests = [ownWordsDigest(root)];
  for (const words of ["токен*\n", "токен*\nкуки\n"]) {
    fs.writeFileSync(list, words);
    expect(ownWords("ru", root)).toBe(words);
    digests.push(ownWordsDigest(root));
  }
  expect(new Set(digests).size).toBe(digests.length);
});

test.each(localeKeys)("the dictionary of «%s» is the one that its pack names, and knows our own words", (locale) => {
  const words = dictionary(locale);
  expect(words === null).toBe(writingLanguages[locale].dictionary === null);
  const own = ownWords(locale)
    .split("\n")
    .filter((line) => line && !/^[#+]|\+$/.test(line));
  expect(own.filter((word) => !words?.has(word.replace("*", "")))).toEqual([]);
});

test("every list belongs to a language", () => {
  const lists = fs.readdirSync(path.dirname(ownWordsFile("en")));
  expect(lists.filter((list) => !localeKeys.some((locale) => list === `${locale}.txt`))).toEqual([]);
});
