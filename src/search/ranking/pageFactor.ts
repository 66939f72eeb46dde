import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";
import type { Analyzer } from "../words/analyzer";

/** «The profile does not start» is not what readers look for who type «start a profile». */
const denyingFactor = 0.721;
/** It is what they look for who type «profile hangs on start»: they deny in other words. */
const complaintFactor = 1.3;
/** Who types no word of programming looks for the way that needs none. */
const programsFactor = 0.89;
/** Who complains looks for a page that helps. */
const problemsFactor = 1.09;
/** The deeper a page lies, the more special it is: a page about profiles comes before one about profiles in Postman. */
const depthFactor = 0.955;

/**
 * What the score of each page's records is multiplied with, for the words of a query.
 * @param headingWords how many of the words stand in the heading of each record, or in the title above it
 * @returns a function of the page's number
 */
export function pageFactor(searcher: Searcher, words: QueryWord[], headingWords: Uint8Array): (page: number) => number {
  const { analyzer } = searcher;
  const kinds = pageKindsOf(searcher);
  const isForOthers = pagesForOthers(searcher, words);
  const isDenying = words.some(({ word }) => analyzer.isDenial(word));
  const isComplaint = words.some(({ word }) => analyzer.isComplaint(word));
  const factorOfDenial = (page: number) => {
    const { denies, wordsDenied } = kinds[page]!;
    if (!denies || isDenying) return 1;
    const isMeant = isComplaint && headingWords[searcher.pages[page]![0]!]! >= wordsDenied;
    return isMeant ? complaintFactor : denyingFactor;
  };
  return (page) => {
    const { depth, helpsProblems } = kinds[page]!;
    return (
      depthFactor ** depth *
      factorOfDenial(page) *
      (isForOthers(page) ? programsFactor : 1) *
      (helpsProblems && isComplaint ? problemsFactor : 1)
    );
  };
}

/** Which pages are for those who write programs, while no word of the query is theirs. @returns a function of the page's number */
export function pagesForOthers(searcher: Searcher, words: QueryWord[]): (page: number) => boolean {
  const kinds = pageKindsOf(searcher);
  const isForPrograms = speaksOfPrograms(words, searcher.analyzer);
  return (page) => kinds[page]!.helpsPrograms && !isForPrograms;
}

/**
 * What ranking knows of a page beside its words. `depth` counts the parts of its address, `wordsDenied` the words of its
 * title that are neither grammar nor deny.
 */
type PageKind = {
  depth: number;
  denies: boolean;
  wordsDenied: number;
  helpsPrograms: boolean;
  helpsProblems: boolean;
};

const knownKinds = new WeakMap<Searcher["pages"], PageKind[]>();

/** Works out the kinds of an index's pages once: all searchers made of it share its pages. */
function pageKindsOf({ pages, records, analyzer, programSections, problemSections }: Searcher): PageKind[] {
  const known =
    knownKinds.get(pages) ??
    pages.map(([first = 0]): PageKind => {
      const { path = "", title = "", section = "" } = records[first] ?? {};
      const inTitle = analyzer.splitWords(title);
      return {
        depth: path.split("/").length,
        denies: inTitle.some(analyzer.isDenial),
        wordsDenied: inTitle.filter((word) => !analyzer.isDenial(word) && !analyzer.isStopWord(word)).length,
        helpsPrograms: programSections.includes(section),
        helpsProblems: problemSections.includes(section),
      };
    });
  knownKinds.set(pages, known);
  return known;
}

/** Whether a query has a word of programming, or a name such as `automation_token`. */
function speaksOfPrograms(words: QueryWord[], { isProgramWord }: Analyzer): boolean {
  return words.some(
    ({ word, corrected, isWhole }) => isWhole === true || isProgramWord(word) || isProgramWord(corrected ?? ""),
  );
}
