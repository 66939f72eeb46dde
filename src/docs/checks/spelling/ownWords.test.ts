import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { localeKeys } from "../../../site/locales";
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

test("every list belongs to a language", () => {
  const lists = fs.readdirSync(path.dirname(ownWordsFile("en")));
  expect(lists.filter((list) => !localeKeys.some((locale) => list === `${locale}.txt`))).toEqual([]);
});
