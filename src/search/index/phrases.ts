import { phrasesPerRecord } from "../engine";
import type { UnpackedIndex } from "./packedIndex";
import type { Postings } from "./postings";
import { rarityOf } from "./rarity";

/** The phrases of an index as they are published: those of each record in a row, records in their order. */
export type PackedPhrases = {
  /** Numbers of the records that have phrases, and how many each has. */
  records: number[];
  counts: number[];
};

/** What readers type for pages. Elsewhere a phrase is known by its number, which is its index here. */
export type Phrases = {
  /** For each phrase the number of its record. */
  recordOf: Uint32Array;
  /** For each phrase how much its words say together. */
  sizeOf: Float64Array;
};

/** Numbers phrases without gaps. @returns postings with these numbers, and whose the phrases are */
export function numberPhrases(postings: Postings): { postings: Postings; phrases: PackedPhrases } {
  const all = [...postings.values()].flatMap(({ phrases = [] }) => phrases);
  const sorted = [...new Set(all)].sort((a, b) => a - b);
  const numberOf = new Map(sorted.map((phrase, number) => [phrase, number]));
  const counts = new Map<number, number>();
  for (const phrase of sorted) {
    const recordNumber = Math.floor(phrase / phrasesPerRecord);
    counts.set(recordNumber, (counts.get(recordNumber) ?? 0) + 1);
  }
  const numbered = [...postings].map(
    ([stem, { phrases, ...fields }]) =>
      [stem, phrases ? { ...fields, phrases: phrases.map((phrase) => numberOf.get(phrase)!) } : fields] as const,
  );
  return {
    postings: new Map(numbered),
    phrases: { records: [...counts.keys()], counts: [...counts.values()] },
  };
}

/** @param index the index that has the words of the phrases */
export function unpackPhrases({ records, counts }: PackedPhrases, { vocabulary, phrasesAt }: UnpackedIndex): Phrases {
  const recordOf = Uint32Array.from(
    records.flatMap((recordNumber, place) => new Array<number>(counts[place] ?? 0).fill(recordNumber)),
  );
  const sizeOf = new Float64Array(recordOf.length);
  // Without phrases there is nothing to sum up, and a vocabulary may be long.
  if (recordOf.length === 0) return { recordOf, sizeOf };
  for (const position of vocabulary.stems.keys()) {
    const withStem = phrasesAt(position);
    const rarity = rarityOf(recordOf.length, withStem.length);
    for (const phrase of withStem) sizeOf[phrase]! += rarity;
  }
  return { recordOf, sizeOf };
}
