import { expect, test } from "vitest";
import { createSearchIndex, type IndexOptions, type SearchRecord } from "../../search/search";
import { searchLimits } from "../../site/searchLimits";
import type { IndexFile, WordsFile } from "../../types/searchFiles";
import { searchFiles } from "./searchFiles";

const edition = { locale: "en", version: "current", digest: "d1" } as const;

function filesOf(sections: number, options: IndexOptions = {}): Map<string, string> {
  const records = Array.from({ length: sections }, (_, id): SearchRecord => {
    return { id, path: `/${id}/`, title: `Page ${id}`, heading: "", anchor: "", text: `Word${id} grows.`, section: "" };
  });
  return searchFiles(createSearchIndex(records, { locale: "en", ...options }), edition);
}

const parsed = (files: Map<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? "");

test("with few sections the first file has all words, a line for them, one for titles and one for texts", () => {
  const files = filesOf(20);
  expect([...files.keys()]).toEqual(["search-index-en.json", "search-texts-en/0.json", "search-texts-en/1.json"]);
  const lines = (files.get("search-index-en.json") ?? "").split("\n");
  expect(lines.map((line) => line.charAt(0))).toEqual(["[", ",", ",", "]"]);
  const [first, inTitles, inTexts] = parsed(files, "search-index-en.json") as IndexFile;
  expect(first.words).toEqual([]);
  expect(first.texts).toEqual({
    url: "/search-texts-en/{part}.json?_=d1",
    recordsPerFile: searchLimits.recordsPerTexts,
  });
  expect(first.index.vocabulary?.words).toMatch(/\w/);
  expect(first.index.records).toEqual({});
  expect(inTitles.index.vocabulary).toBeUndefined();
  expect(inTitles.index.records.title).toMatch(/\w/);
  expect(Object.keys(inTitles.index.records)).not.toContain("text");
  expect(inTexts?.index.vocabulary).toBeUndefined();
  expect(inTexts?.index.records.text).toMatch(/\w/);
});

test("with many sections the words of texts are in files of their own, each with its vocabulary", () => {
  const files = filesOf(searchLimits.recordsPerPart + 40);
  const index = parsed(files, "search-index-en.json") as IndexFile;
  expect(index).toHaveLength(2);
  expect(index[0].words).toEqual(["/search-words-en-1.json?_=d1", "/search-words-en-2.json?_=d1"]);
  for (const part of [1, 2]) {
    const [entry] = parsed(files, `search-words-en-${part}.json`) as WordsFile;
    expect(entry.index.vocabulary?.words).toMatch(/\w/);
    expect(Object.keys(entry.index.records)).toEqual(["text"]);
  }
});

test("an index without sections is one file", () => {
  const files = filesOf(0);
  expect([...files.keys()]).toEqual(["search-index-en.json"]);
  expect(parsed(files, "search-index-en.json")).toHaveLength(3);
});

test("rare words of readers come in a file of their own", () => {
  const files = filesOf(20, { realWords: ["gross"], rareWords: { words: ["growl", "zebra"], haveAllForms: true } });
  const [first] = parsed(files, "search-index-en.json") as IndexFile;
  expect([first.words, first.rareWords]).toEqual([[], ["/search-words-en-rare.json?_=d1"]]);
  expect(first.realStems).toMatch(/^1 /);
  const [entry] = parsed(files, "search-words-en-rare.json") as WordsFile;
  expect(entry.realWords).toMatch(/^1 /);
  expect(entry.index.records).toEqual({});
});
