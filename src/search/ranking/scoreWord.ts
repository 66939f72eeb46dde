import { type Field, fields } from "../index/indexOptions";
import { placesOf, type Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";

/** How much a match says about a section, by where it stands. */
const fieldWeights: Record<Field, number> = { title: 7, heading: 4.5, lead: 3, text: 1 };
/** Share of a title's weight that goes to the page's other sections: their headings are read below it. */
const inheritedShare = 0.5;
/** How much it says that several sections of a page speak of a word. */
const pageShare = 0.3;
/** A long title or heading says less about each of its words: the length at which a match counts in full. */
const usualLength = 3;
const lengthShare = 0.35;

/** How a word is found in a record; bits of `WordScores.ways`. */
export const ways = {
  /** In the section itself, not only in its page's title. */
  own: 1,
  /** In the heading, or in the title above it. */
  headed: 2,
} as const;

/** What a word says about each record. */
export type WordScores = { scores: Float64Array; ways: Uint8Array; rarity: number };

/** What a word is worth in each record: the best of its meanings, by field, rarity and the page around it. */
export function scoreWord(searcher: Searcher, { meanings }: QueryWord): WordScores {
  const { records, pageOf, pages, lengthOf } = searcher;
  const scores = new Float64Array(records.length);
  const found = new Uint8Array(records.length);
  const titles = new Float64Array(pages.length);
  const mentions = new Float64Array(pages.length);
  const add = (place: number, field: Field, weight: number) => {
    const isProse = field === "text" || field === "lead";
    const length = isProse ? usualLength : lengthOf(place, field);
    const score = (weight * fieldWeights[field]) / (1 + lengthShare * (length / usualLength - 1));
    if (score > scores[place]!) scores[place] = score;
    found[place]! |= isProse ? ways.own : ways.own | ways.headed;
    const page = pageOf[place]!;
    mentions[page]! += weight;
    if (field === "title") titles[page] = Math.max(titles[page]!, score);
  };
  for (const { stem, weight } of meanings) {
    for (const field of fields) {
      for (const places of placesOf(searcher, field, stem)) for (const place of places) add(place, field, weight);
    }
  }
  let count = 0;
  for (const way of found) if (way > 0) count += 1;
  // Inverse document frequency (Spärck Jones, 1972): rarer words weigh more.
  const rarity = Math.log(1 + records.length / Math.max(count, 1));
  const pageBonuses = mentions.map((sum) => pageShare * Math.log1p(sum));
  for (let place = 0; place < scores.length; place += 1) {
    const page = pageOf[place]!;
    const title = titles[page]!;
    const score = Math.max(scores[place]!, title * inheritedShare);
    if (score === 0) continue;
    scores[place] = rarity * (score + pageBonuses[page]!);
    if (title > 0) found[place]! |= ways.headed;
  }
  return { scores, ways: found, rarity };
}
