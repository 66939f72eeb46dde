import { useMemo, useState } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { hookIndex } from "../../../search/engine";
import {
  type OtherIndex,
  type RankedAnswer,
  rankedAnswer,
  type Searcher,
  type SearchOptions,
} from "../../../search/search";

const noRecords: number[] = [];
const noAnswer: Answer = {
  ranked: [],
  show: (ranked, text = "") => ({ ...ranked, excerpt: text, marks: [], titleMarks: [], stems: [] }),
  corrected: null,
  missing: [],
  alike: [],
  strangers: null,
  isAcross: false,
  total: 0,
  sections: [],
  isBehind: false,
};

/** `isBehind`: there are answers, and the hook, which is drawn for the first time, has not taken up its index yet. */
export type Answer = RankedAnswer & { isBehind: boolean };

/**
 * The answer to a query through the client's hook. The hook asks the index it is given and looks the answers up in
 * the store, so the index we give it answers with our ranking; the store holds the numbers of the records.
 * @param other the index of the language that the query is written in, once it is here
 */
export function useAnswer(
  searcher: Searcher | null,
  other: OtherIndex | undefined,
  query: string,
  options: SearchOptions,
): Answer {
  const { limit, section, isLiteral, excerptLength } = options;
  const index = useMemo(() => searcher && rankedIndex(searcher, other), [searcher, other]);
  const recordNumbers = useMemo(
    () => searcher?.records.map((_, recordNumber) => recordNumber) ?? noRecords,
    [searcher],
  );
  // The hook takes up another index one drawing late, but another question at once. So it is given one index for good,
  // and what is asked, and how, goes with the question.
  const [asked] = useState(latestIndex);
  const edition = asked.take(index);
  const question =
    query.trim() === ""
      ? ""
      : JSON.stringify([query, { limit, section, isLiteral, excerptLength }, edition] satisfies Question);
  const found = useFlexSearch(question, asked.index, recordNumbers) as number[];
  return useMemo(() => {
    if (!index || question === "") return noAnswer;
    const given = index.answerTo(question);
    const byRecord = new Map(given.ranked.map((one) => [one.recordNumber, one]));
    const ranked = found.flatMap((recordNumber) => byRecord.get(recordNumber) ?? []);
    return { ...given, ranked, isBehind: ranked.length < given.ranked.length };
  }, [index, question, found]);
}

type Question = [query: string, options: SearchOptions, edition: number];

type RankedIndex = { answerTo(question: string): RankedAnswer };

function rankedIndex(searcher: Searcher, other: OtherIndex | undefined): RankedIndex {
  // The hook asks, and we ask for the rest of the answer: the same question, so the last one is kept.
  let last: { question: string; answer: RankedAnswer } | null = null;
  return {
    answerTo: (question) => {
      if (last?.question !== question) {
        const [query, options] = JSON.parse(question) as Question;
        last = { question, answer: rankedAnswer(searcher, query, { ...options, other }) };
      }
      return last.answer;
    },
  };
}

/** The index for the hook: it asks the one taken last. To take another says how many there have been. */
function latestIndex() {
  let latest: RankedIndex | null = null;
  let edition = 0;
  return {
    index: hookIndex((question) => latest?.answerTo(question).ranked.map(({ recordNumber }) => recordNumber) ?? []),
    take(index: RankedIndex | null): number {
      if (index !== latest) {
        latest = index;
        edition += 1;
      }
      return edition;
    },
  };
}
