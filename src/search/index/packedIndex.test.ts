import { expect, test } from "vitest";
import { places } from "./fields";
import { type PackedIndex, packPostings, packVocabulary, unpackIndex } from "./packedIndex";
import type { Postings } from "./postings";

const postings: Postings = new Map([
  ["профил", { title: [0], heading: [3, 4], text: [0, 1, 2, 31, 32, 1023, 1024, 40_000] }],
  ["profil", { text: [7] }],
  ["proxi", { heading: [0] }],
  ["__proto__", { text: [5] }],
  ["constructor", { title: [6] }],
]);
const stems = [...postings.keys()].sort();
const vocabulary = { stems, forms: ["__proto__", "constructor", "profil", "proxy", "профиля"] };
const none = { stems: [], forms: [] };

const packed = throughJson({
  vocabulary: packVocabulary(vocabulary),
  records: packPostings(stems, postings, places),
});

function throughJson(index: PackedIndex): PackedIndex {
  return JSON.parse(JSON.stringify(index)) as PackedIndex;
}

test("what is packed can be unpacked, through JSON", () => {
  const unpacked = unpackIndex(packed, none);
  expect(new Map(unpacked.vocabulary.stems.map((stem) => [stem, unpacked.postingsOf(stem)]))).toEqual(postings);
  expect(["", "p", "profi", "proxis", "я"].map(unpacked.postingsOf)).toEqual([null, null, null, null, null]);
  expect(unpacked.vocabulary).toEqual(vocabulary);
});

test("an index without a vocabulary speaks of the words of the one before", () => {
  const inTexts = throughJson({ records: packPostings(stems, postings, ["text"]) });
  const unpacked = unpackIndex(inTexts, vocabulary);
  expect(unpacked.vocabulary).toBe(vocabulary);
  expect(unpacked.postingsOf("профил")).toEqual({ text: [0, 1, 2, 31, 32, 1023, 1024, 40_000] });
  expect(unpacked.postingsOf("proxi")).toEqual({});
  expect(unpacked.postingsOf("profi")).toBeNull();
});

test("an index without words is an index", () => {
  const empty = { vocabulary: packVocabulary(none), records: packPostings([], new Map(), places) };
  const unpacked = unpackIndex(empty, none);
  expect(unpacked.postingsOf("")).toBeNull();
  expect(unpacked.vocabulary.stems).toEqual([]);
});

test("a truncated index is refused", () => {
  const { words = "", forms = "" } = packed.vocabulary ?? {};
  const truncated = { ...packed, vocabulary: { words: words.slice(0, 8), forms } };
  expect(() => unpackIndex(truncated, none)).toThrow("damaged");
  expect(() => unpackIndex({ records: packed.records }, { stems: ["other"], forms: ["other"] })).toThrow("damaged");
  expect(() => unpackIndex([] as never, none)).toThrow();
});
