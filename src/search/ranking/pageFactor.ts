import type { Searcher } from "../index/loadSearchIndex";
import { type QueryWord, shares } from "../query/meanings";
import type { Analyzer } from "../words/analyzer";

/** «The profile does not start» is not what readers look for who type «start a profile». */
const denyingFactor = 0.7;
/** Who types no word of programming looks for the way that needs none. */
const programsFactor = 0.9;
/** The deeper a page lies, the more special it is: a page about profiles comes before one about profiles in Postman. */
const depthFactor = 0.97;

/** What the score of each page's records is multiplied with, for the words of a query. @returns a function of the page's number */
export function pageFactor(searcher: Searcher, words: QueryWord[]): (page: number) => number {
  const isDenying = words.some(({ word }) => searcher.analyzer.isDenial(word));
  const factors = pageFactorsOf(searcher)[isDenying ? "forDenials" : "forOthers"];
  const programs = speaksOfPrograms(words, searcher.analyzer) ? null : programPagesOf(searcher);
  return (page) => factors[page]! * (programs?.[page] === 1 ? programsFactor : 1);
}

/** What each page's score is multiplied with, for queries that deny and for those that do not. */
type PageFactors = { forDenials: Float64Array; forOthers: Float64Array };

const knownFactors = new WeakMap<Searcher["pages"], PageFactors>();

/** Works out the factors of an index once: all searchers made of it share its pages. */
function pageFactorsOf({ pages, records, analyzer }: Searcher): PageFactors {
  const known = knownFactors.get(pages);
  if (known) return known;
  const heads = pages.map(([first = 0]) => records[first]);
  const forDenials = Float64Array.from(heads, (head) => depthFactor ** (head?.path ?? "").split("/").length);
  const forOthers = forDenials.map((factor, page) =>
    denies(heads[page]?.title ?? "", analyzer) ? factor * denyingFactor : factor,
  );
  const factors = { forDenials, forOthers };
  knownFactors.set(pages, factors);
  return factors;
}

/** Whether a query has a word of programming, or a name such as `automation_token`. */
function speaksOfPrograms(words: QueryWord[], { isProgramWord }: Analyzer): boolean {
  return words.some(
    ({ word, corrected, share }) => share === shares.whole || isProgramWord(word) || isProgramWord(corrected ?? ""),
  );
}

const knownPrograms = new WeakMap<Searcher["pages"], Uint8Array>();

/** For each page whether it is for those who write programs. */
function programPagesOf({ pages, records, programSections }: Searcher): Uint8Array {
  const programs =
    knownPrograms.get(pages) ??
    Uint8Array.from(pages, ([first = 0]) => (programSections.includes(records[first]?.section ?? "") ? 1 : 0));
  knownPrograms.set(pages, programs);
  return programs;
}

function denies(title: string, { splitWords, isDenial }: Analyzer): boolean {
  return splitWords(title).some(isDenial);
}
