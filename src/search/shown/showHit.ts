import type { Meaning, QueryWord } from "../query/meanings";
import type { Analyzer } from "../words/analyzer";
import { type Excerpt, excerptOf, type WantedWords } from "./excerpt";
import type { RankedRecord } from "../ranking/rankPages";
import { type Mark, marksIn, wordFinder } from "./wantedWords";

/** A section that answers a query, as it is shown. */
export type Hit = RankedRecord &
  Excerpt & {
    /** Marks in the section's heading, or in the page's title where there is none. */
    titleMarks: Mark[];
    /** Stems the query means here, for marking words on the page that is opened. */
    stems: string[];
  };

/**
 * Makes of ranked sections what is shown of them, for the words of one query. Synonyms and words of the family are marked
 * only where the words themselves are not to be found: «import» does not mark «important». The text of a section may be
 * given apart from its record.
 * @param length characters of context around a match, ellipses included
 */
export function hitShower(
  words: QueryWord[],
  analyzer: Analyzer,
  length: number,
): (ranked: RankedRecord, text?: string) => Hit {
  const literal = wantedStems(words, typedMeanings, analyzer);
  let all: Wanted | null = null;
  return (ranked, text = ranked.record.text) => {
    const { record } = ranked;
    const show = (wanted: Wanted): { hit: Hit; isFound: boolean } => {
      const { excerpt, marks, isFound } = excerptOf(text, wanted, length);
      const titleMarks = marksIn(record.heading || record.title, wanted.find);
      const hit = { ...ranked, excerpt, marks, titleMarks, stems: wanted.stems };
      return { hit, isFound: isFound || titleMarks.length > 0 };
    };
    const { hit, isFound } = show(literal);
    if (isFound) return hit;
    all ??= wantedStems(words, (meanings) => meanings.filter(({ kind }) => kind !== "begun"), analyzer);
    return show(all).hit;
  };
}

type Wanted = WantedWords & { stems: string[] };

/** The word that was typed, or what it may become where the index has no such word, and no other of its family. */
function typedMeanings(meanings: Meaning[]): Meaning[] {
  const itself = meanings.filter(({ kind }) => kind === undefined);
  return itself.length > 0 ? itself : meanings.filter(({ kind }) => kind === "beginning");
}

/** The meanings of a query's words that are wanted. */
function wantedStems(words: QueryWord[], wantedOf: (all: Meaning[]) => Meaning[], analyzer: Analyzer): Wanted {
  // Words of grammar would cover the text with marks.
  const required = words.filter(({ isOptional }) => !isOptional);
  const sets = required.map(({ meanings }) => new Set(wantedOf(meanings).map(({ stem }) => stem)));
  return {
    stems: [...new Set(sets.flatMap((set) => [...set]))],
    count: sets.length,
    find: wordFinder(sets, analyzer),
  };
}
