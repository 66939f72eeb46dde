import { expect, test } from "vitest";
import { phrasesPerRecord } from "../engine";
import { packPostings, packVocabulary, unpackIndex, type UnpackedIndex } from "./packedIndex";
import { numberPhrases, unpackPhrases } from "./phrases";
import type { Postings } from "./postings";
import { rarityOf } from "./rarity";

/** Two phrases of the third record and one of the eighth; a stem that no phrase has. */
const [first, second, third] = [2 * phrasesPerRecord, 2 * phrasesPerRecord + 5, 7 * phrasesPerRecord];
const postings: Postings = new Map([
  ["card", { text: [1], phrases: [first, third] }],
  ["declin", { phrases: [first] }],
  ["refund", { phrases: [second] }],
  ["proxi", { title: [4] }],
]);

function published(own: Postings): UnpackedIndex {
  const stems = [...own.keys()].sort();
  const packed = {
    vocabulary: packVocabulary({ stems, forms: stems }),
    records: packPostings(stems, own, ["title", "phrases"]),
  };
  return unpackIndex(JSON.parse(JSON.stringify(packed)) as typeof packed, { stems: [], forms: [] });
}

test("phrases are numbered without gaps, those of a record in a row", () => {
  const numbered = numberPhrases(postings);
  expect(numbered.phrases).toEqual({ records: [2, 7], counts: [2, 1] });
  expect(numbered.postings.get("card")).toEqual({ text: [1], phrases: [0, 2] });
  expect(numbered.postings.get("refund")).toEqual({ phrases: [1] });
  expect(numbered.postings.get("proxi")).toEqual({ title: [4] });
});

test("what is published says whose a phrase is, and how much its words say together", () => {
  const numbered = numberPhrases(postings);
  const { recordOf, sizeOf } = unpackPhrases(numbered.phrases, published(numbered.postings));
  expect([...recordOf]).toEqual([2, 2, 7]);
  expect([...sizeOf]).toEqual([rarityOf(3, 2) + rarityOf(3, 1), rarityOf(3, 1), rarityOf(3, 2)]);
});

test("an index without phrases has none", () => {
  const { postings: same, phrases } = numberPhrases(new Map([["proxi", { title: [4] }]]));
  expect([...same]).toEqual([["proxi", { title: [4] }]]);
  expect(unpackPhrases(phrases, published(same)).recordOf).toHaveLength(0);
});
