import { type Field, fields } from "../index/fields";
import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";

/** How much a match says about a section, by its field. */
const fieldWeights: Record<Field, number> = { title: 7, heading: 4.5, lead: 3, text: 1 };
/** Share of a title's weight that goes to the page's other sections: their headings are read below it. */
const inheritedShare = 0.5;
/** How much it says that several sections of a page speak of a word. */
const pageShare = 0.3;
/** A long title or heading says less about each of its words: the length at which a match counts in full. */
const usualLength = 3;
const lengthShare = 0.35;

/** How a record matches a word; bits of `WordScores.matches`. */
export const matchFlags = {
  /** In the section itself, not only in its page's title. */
  inSection: 1,
  /** In the heading, or in the title above it. */
  inHeading: 2,
} as const;

/** What a word says about each record, by the record's number. `matches` has flags of `matchFlags`. */
export type WordScores = { scores: Float64Array; matches: Uint8Array; rarity: number };

const none: number[] = [];

/** What a word is worth in each record: the best of its meanings, by field, rarity and the page around it. */
export function scoreWord(searcher: Searcher, { meanings }: QueryWord): WordScores {
  const { records, pageOf, pages, lengthOf, engines } = searcher;
  const scores = new Float64Array(records.length);
  const matches = new Uint8Array(records.length);
  const titles = new Float64Array(pages.length);
  const mentions = new Float64Array(pages.length);
  const add = (recordNumber: number, field: Field, weight: number) => {
    const isProse = field === "text" || field === "lead";
    const length = isProse ? usualLength : lengthOf(recordNumber, field);
    const score = (weight * fieldWeights[field]) / (1 + lengthShare * (length / usualLength - 1));
    if (score > scores[recordNumber]!) scores[recordNumber] = score;
    matches[recordNumber]! |= isProse ? matchFlags.inSection : matchFlags.inSection | matchFlags.inHeading;
    const page = pageOf[recordNumber]!;
    mentions[page]! += weight;
    if (field === "title") titles[page] = Math.max(titles[page]!, score);
  };
  for (const { stem, weight } of meanings) {
    const found = engines.map((engine) => engine.recordsWith(stem));
    for (const field of fields) {
      for (const ofEngine of found) {
        for (const recordNumber of ofEngine?.[field] ?? none) add(recordNumber, field, weight);
      }
    }
  }
  let count = 0;
  for (const flags of matches) if (flags > 0) count += 1;
  // Inverse document frequency (Spärck Jones, 1972): rarer words weigh more.
  const rarity = Math.log(1 + records.length / Math.max(count, 1));
  const pageBonuses = mentions.map((sum) => pageShare * Math.log1p(sum));
  for (let recordNumber = 0; recordNumber < scores.length; recordNumber += 1) {
    const page = pageOf[recordNumber]!;
    const title = titles[page]!;
    const score = Math.max(scores[recordNumber]!, title * inheritedShare);
    if (score === 0) continue;
    scores[recordNumber] = rarity * (score + pageBonuses[page]!);
    if (title > 0) matches[recordNumber]! |= matchFlags.inHeading;
  }
  return { scores, matches, rarity };
}
