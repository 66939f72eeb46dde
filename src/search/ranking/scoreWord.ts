import { fields, type Place } from "../index/fields";
import type { Searcher } from "../index/loadSearchIndex";
import type { StemPostings } from "../index/postings";
import { rarityOf } from "../index/rarity";
import type { QueryWord } from "../query/meanings";
import { rememberedByWord } from "./rememberedByWord";

// All numbers of ranking were tuned together on the queries of `src/tests/relevance`, its rounds among them.

/** How much a match says about a section, by the place where it is. */
const placeWeights: Record<Place, number> = { title: 6.1, heading: 4.5, lead: 2.7, phrases: 0.66, text: 0.79 };
/** The same beside the other sections of its page: where it leads to is seldom said by what the page is for. */
const landingWeights: Partial<Record<Place, number>> = { lead: 0.5, phrases: 0, text: 1.2 };
/** Share of a title's weight that goes to the page's other sections: their headings are read below it. */
const inheritedShare = 0.82;
/** How much it says that several sections of a page speak of a word: for each of them, and for the page. */
const mentionsOfSection = 0.12;
const mentionsOfPage = 2.1;
/** A long page has many words, and says less with each. */
const pageLengthShare = 0.13;
/** A long title or heading says less about each of its words: the length at which a match counts in full. */
const usualLength = 3;
const lengthShare = 0.21;
/** A word that readers type for a page in many ways is what the page is about: how much they add, by their logarithm. */
const furtherPhrases = 1.2;

/** How a record matches a word; bits of `WordScores.matches`. */
export const matchFlags = {
  /** In the section itself, not only in its page's title. */
  inSection: 1,
  /** In the heading, or in the title above it. */
  inHeading: 2,
} as const;

/**
 * What a word says about each record, by the record's number, and about each page. `matches` has flags of `matchFlags`;
 * scores are 0 where nothing matches, and have the rarity in them.
 */
export type WordScores = Readonly<{
  scores: Float64Array;
  matches: Uint8Array;
  rarity: number;
  pageScores: Float64Array;
  pageRarity: number;
  /** What the word says for each record beside the others of its page, and each page's title for all of them; without rarity. */
  besideOthers: Float32Array;
  titles: Float32Array;
}>;

const none: number[] = [];

/** What a word is worth in each record and page: the best of its meanings, by field, rarity and the page around it. */
export const scoreWord = rememberedByWord((searcher, word): WordScores => {
  const { records, pageOf, pages } = searcher;
  const { scores, matches, titles, mentions, besideOthers } = matchesOf(searcher, word);
  const rarity = rarityOf(records.length, countMatches(matches));
  const pageScores = bestOfPages(searcher, scores, mentions);
  const pageRarity = rarityOf(pages.length, countMatches(pageScores));
  for (let recordNumber = 0; recordNumber < scores.length; recordNumber += 1) {
    const page = pageOf[recordNumber]!;
    const score = Math.max(scores[recordNumber]!, titles[page]! * inheritedShare);
    if (score === 0) continue;
    scores[recordNumber] = rarity * (score + mentionsOfSection * Math.log1p(mentions[page]!));
    if (titles[page]! > 0) matches[recordNumber]! |= matchFlags.inHeading;
  }
  return {
    scores,
    matches,
    rarity,
    pageScores: pageScores.map((score) => score * pageRarity),
    pageRarity,
    besideOthers,
    titles: Float32Array.from(titles),
  };
});

/** The best match of each record, without what stands around it; the best title and all mentions of each page. */
function matchesOf(searcher: Searcher, { meanings, isWhole }: QueryWord) {
  const { records, pageOf, pages, lengthOf, engines } = searcher;
  const scores = new Float64Array(records.length);
  const matches = new Uint8Array(records.length);
  const titles = new Float64Array(pages.length);
  const mentions = new Float64Array(pages.length);
  const besideOthers = new Float32Array(records.length);
  const add = (recordNumber: number, place: Place, weight: number) => {
    const isHeading = place === "title" || place === "heading";
    const length = isHeading ? lengthOf(recordNumber, place) : usualLength;
    const score = (weight * placeWeights[place]) / (1 + lengthShare * (length / usualLength - 1));
    if (score > scores[recordNumber]!) scores[recordNumber] = score;
    const share = landingWeights[place];
    const landing = share === undefined ? score : weight * share;
    if (landing > besideOthers[recordNumber]!) besideOthers[recordNumber] = landing;
    matches[recordNumber]! |= isHeading ? matchFlags.inSection | matchFlags.inHeading : matchFlags.inSection;
    const page = pageOf[recordNumber]!;
    mentions[page]! += weight;
    if (place === "title") titles[page] = Math.max(titles[page]!, score);
  };
  for (const { stem, weight } of meanings) {
    const found = engines.map((engine) => engine.recordsWith(stem));
    for (const field of fields) {
      for (const ofEngine of found) {
        for (const recordNumber of ofEngine?.[field] ?? none) add(recordNumber, field, weight);
      }
    }
    // A name is looked for where it stands.
    if (isWhole) continue;
    for (const [recordNumber, count] of phrasesOfRecords(searcher, found)) {
      add(recordNumber, "phrases", weight * (1 + furtherPhrases * Math.log(count)));
    }
  }
  return { scores, matches, titles, mentions, besideOthers };
}

/** How many phrases of each record have a stem, by the record's number. @param found postings of the stem */
function phrasesOfRecords({ phrases }: Searcher, found: (StemPostings | null)[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const ofEngine of found) {
    // Phrases of a record have numbers that follow each other.
    let [last, count] = [-1, 0];
    for (const phrase of ofEngine?.phrases ?? none) {
      const recordNumber = phrases.recordOf[phrase]!;
      count = recordNumber === last ? count + 1 : (counts.get(recordNumber) ?? 0) + 1;
      last = recordNumber;
      counts.set(recordNumber, count);
    }
  }
  return counts;
}

/** What each page says about a word: its best section, how many of them speak of it, and how long the page is. */
function bestOfPages({ records, pageOf, pages }: Searcher, scores: Float64Array, mentions: Float64Array): Float64Array {
  const best = new Float64Array(pages.length);
  for (let recordNumber = 0; recordNumber < scores.length; recordNumber += 1) {
    const page = pageOf[recordNumber]!;
    if (scores[recordNumber]! > best[page]!) best[page] = scores[recordNumber]!;
  }
  const usualSections = records.length / pages.length;
  return best.map((score, page) => {
    if (score === 0) return 0;
    const length = 1 + pageLengthShare * (pages[page]!.length / usualSections - 1);
    return (score + mentionsOfPage * Math.log1p(mentions[page]!)) / length;
  });
}

/** How many of the records or pages are not 0. */
function countMatches(found: Float64Array | Uint8Array): number {
  let count = 0;
  for (let index = 0; index < found.length; index += 1) if (found[index]! > 0) count += 1;
  return count;
}
