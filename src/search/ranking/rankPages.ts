import { limits } from "../../site/limits";
import type { Searcher, SearcherRecord } from "../index/loadSearchIndex";
import { type QueryWord, weights } from "../query/meanings";
import { scoreWord, ways } from "./scoreWord";
import { splitWords } from "../words/splitWords";
import { stems } from "../words/stem";
import { isDenial } from "../words/stopWords";

/**
 * A section that has all of the query's words comes before every section that lacks one. A question in a sentence is
 * another matter: few sections have all of its words, and those rather by chance.
 */
const allWordsBonus = 1000;
const mostWordsOfSentence = 2;
const exactTitleBonus = 300;
const exactHeadingBonus = 1;
/** A heading that, read below its page's title, has all of the words says more than the words here and there. */
const togetherFactor = 1.3;
/** «The profile does not start» is not what readers look for who type «start a profile». */
const denyingFactor = 0.7;
/** The deeper a page lies, the more special it is: a page about profiles comes before one about profiles in Postman. */
const depthFactor = 0.97;
/** As many pages are examined for exact titles, even when fewer are wanted. */
const fewestExamined = 100;

export type RankedRecord = {
  record: SearcherRecord;
  /** Number of the record in the searcher. */
  place: number;
  score: number;
};

/** A page's sections that match, best first. */
export type RankedPage = RankedRecord[];

export type Ranking = {
  /** Best first; the same words give the same order, always. */
  pages: RankedPage[];
  /** Sections of the documentation with pages that match, the one with the best page first. */
  sections: string[];
};

/**
 * Pages that match the words of a query.
 * @param most how many pages are wanted
 * @param section only pages of this section of the documentation
 */
export function rankPages(searcher: Searcher, words: QueryWord[], most: number, section?: string): Ranking {
  const { records, pageOf } = searcher;
  const scores = scoresOf(searcher, words);
  const byScore = (a: number, b: number) =>
    scores[b]! - scores[a]! || (records[a]?.size ?? 0) - (records[b]?.size ?? 0) || a - b;
  // The best place of each page, by the page's number; -1 where nothing matches.
  const best = new Int32Array(searcher.pages.length).fill(-1);
  for (let place = 0; place < scores.length; place += 1) {
    if (scores[place] === 0) continue;
    const page = pageOf[place]!;
    if (best[page] === -1 || byScore(place, best[page]!) < 0) best[page] = place;
  }
  const firsts = best.filter((place) => place >= 0).sort(byScore);
  const sectionOf = (place: number) => records[place]?.section ?? "";
  const sections = [...new Set(Array.from(firsts, sectionOf))].filter(Boolean);
  const inSection = section === undefined ? firsts : firsts.filter((place) => sectionOf(place) === section);
  // What is typed exactly is among the best already; only these are looked at so closely.
  const shown = inSection.slice(0, Math.max(most, fewestExamined));
  const pages = [...shown].map((first) =>
    (searcher.pages[pageOf[first]!] ?? []).filter((place) => scores[place] !== 0),
  );
  addExactness(searcher, words, pages.flat(), scores);
  for (const places of pages) places.sort(byScore);
  pages.sort(([a = 0], [b = 0]) => byScore(a, b));
  const hit = (place: number) => ({ record: records[place]!, place, score: scores[place]! });
  return { pages: pages.slice(0, most).map((places) => places.map(hit)), sections };
}

/** What all words together say about each record; 0 where it is no answer. */
function scoresOf(searcher: Searcher, words: QueryWord[]): Float64Array {
  const required = requiredWords(words);
  const isSentence = required > mostWordsOfSentence && words.some(({ isOptional, isWhole }) => isOptional && !isWhole);
  const tally = tallyOf(searcher, words);
  const fits = fitsOf(searcher)[words.some(({ word }) => isDenial(word)) ? "forDenials" : "forOthers"];
  return tally.scores.map((sum, place) => {
    // A section below a matching title is an answer only when it speaks of the matter itself.
    if (tally.own[place] === 0) return 0;
    const share = tally.raritySum > 0 ? tally.rarities[place]! / tally.raritySum : 1;
    const score = sum * (tally.headed[place] === required ? share * togetherFactor : share);
    return (
      score * fits[searcher.pageOf[place]!]! + (tally.counts[place] === required && !isSentence ? allWordsBonus : 0)
    );
  });
}

/** What each page's score is multiplied with, for queries that deny and for those that do not. */
type Fits = { forDenials: Float64Array; forOthers: Float64Array };

const knownFits = new WeakMap<Searcher["pages"], Fits>();

/** Reads the fits of an index once: all searchers made of it share its pages. */
function fitsOf({ pages, records }: Searcher): Fits {
  const known = knownFits.get(pages);
  if (known) return known;
  const heads = pages.map(([first = 0]) => records[first]);
  const forDenials = Float64Array.from(heads, (head) => depthFactor ** (head?.path ?? "").split("/").length);
  const forOthers = forDenials.map((fit, page) => (denies(heads[page]?.title ?? "") ? fit * denyingFactor : fit));
  const fits = { forDenials, forOthers };
  knownFits.set(pages, fits);
  return fits;
}

function denies(title: string): boolean {
  return splitWords(title).some(isDenial);
}

function requiredWords(words: QueryWord[]): number {
  return words.filter(({ isOptional }) => !isOptional).length;
}

/** What all words together say about each record: sums of scores and rarities, and how many words are found how. */
function tallyOf(searcher: Searcher, words: QueryWord[]) {
  const count = searcher.records.length;
  const tally = {
    scores: new Float64Array(count),
    rarities: new Float64Array(count),
    counts: new Uint8Array(count),
    own: new Uint8Array(count),
    headed: new Uint8Array(count),
    raritySum: 0,
  };
  // Words of grammar stand nearly everywhere: in a large index they cost the most time and say the least.
  const isLarge = count > limits.searchRecordsPerPart;
  for (const word of words.filter(({ isOptional, isWhole }) => !isLarge || !isOptional || isWhole)) {
    const { scores, ways: found, rarity } = scoreWord(searcher, word);
    if (!word.isOptional) tally.raritySum += rarity;
    for (let place = 0; place < count; place += 1) {
      const score = scores[place]!;
      if (score === 0) continue;
      tally.scores[place]! += score * word.share;
      if (word.isOptional) continue;
      const way = found[place]!;
      tally.rarities[place]! += rarity;
      tally.counts[place]! += 1;
      if (way & ways.own) tally.own[place] = 1;
      if (way & ways.headed) tally.headed[place]! += 1;
    }
  }
  return tally;
}

/** How much a word is what was typed: 1 for the word itself, less for another form of it, 0 for another word. */
function likenessOf(word: string, { meanings, word: typed }: QueryWord): number {
  const own = stems(word);
  if (own.includes(meanings[0]?.stem ?? typed)) return 1;
  const forms = meanings.filter(({ stem, weight }) => weight >= weights.literal && own.includes(stem));
  return Math.max(0, ...forms.map(({ weight }) => weight));
}

/** Raises the score of titles and headings that say what was typed and nothing else. */
function addExactness(searcher: Searcher, words: QueryWord[], places: number[], scores: Float64Array): void {
  const typed = words.filter(({ isWhole }) => !isWhole);
  const required = requiredWords(words);
  for (const place of places) {
    const { title = "", heading = "" } = searcher.records[place] ?? {};
    if (searcher.lengthOf(place, heading ? "heading" : "title") !== required) continue;
    const found = splitWords(heading || title);
    if (found.length !== typed.length) continue;
    const likeness = Math.min(...found.map((word, at) => likenessOf(word, typed[at]!)));
    scores[place]! += likeness * (heading ? exactHeadingBonus : exactTitleBonus);
  }
}
