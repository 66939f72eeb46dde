import { expect, test } from "vitest";
import { packIndex, unpackIndex } from "./packedIndex";
import type { Postings } from "./postings";

const postings: Postings = new Map([
  ["профил", { title: [0], heading: [3, 4], text: [0, 1, 2, 31, 32, 1023, 1024, 40_000] }],
  ["profil", { text: [7] }],
  ["proxi", { heading: [0] }],
  ["__proto__", { text: [5] }],
  ["constructor", { title: [6] }],
]);
const forms = new Map([
  ["профил", "профиля"],
  ["proxi", "proxy"],
]);

test("what is packed can be unpacked, through JSON", () => {
  const packed = JSON.parse(JSON.stringify(packIndex(postings, forms))) as ReturnType<typeof packIndex>;
  const unpacked = unpackIndex(packed);
  expect(new Map(unpacked.vocabulary.stems.map((stem) => [stem, unpacked.postingsOf(stem)]))).toEqual(postings);
  expect(["", "p", "profi", "proxis", "я"].map(unpacked.postingsOf)).toEqual([null, null, null, null, null]);
  expect(unpacked.vocabulary.stems).toEqual([...postings.keys()].sort());
  expect(unpacked.vocabulary.forms).toEqual(["__proto__", "constructor", "profil", "proxy", "профиля"]);
});

test("an index without words is an index", () => {
  const { postingsOf, vocabulary } = unpackIndex(packIndex(new Map(), new Map()));
  expect(postingsOf("")).toBeNull();
  expect(vocabulary.stems).toEqual([]);
});

test("a truncated index is refused", () => {
  const packed = packIndex(postings, forms);
  expect(() => unpackIndex({ ...packed, words: packed.words.slice(0, 8) })).toThrow("damaged");
  expect(() => unpackIndex([] as never)).toThrow();
});
