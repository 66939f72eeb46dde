import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";
import { scoreWord } from "./scoreWord";

/** A title says half as much for each of its page's sections as for the page. */
const titleShare = 0.5;
/** Whose words are spread over the page is led to its top. */
const topFactor = 1.1;
/** A section below a heading is none that answers when it has less of the query than this, by the rarity of words. */
const leastCoverage = 0.2;
/** A heading that asks, for who asks; one that complains, «What can go wrong», for who complains. */
export const questionFactor = 1.24;
const problemFactor = 1.2;

/**
 * Where on its page a reader is led to: what readers type for a page says which page it is, and not which of its sections,
 * so these are compared by their own words alone.
 * @returns how much a section answers, beside the others of its page; a function of the record's number
 */
export function landingOf(searcher: Searcher, words: QueryWord[]): (recordNumber: number) => number {
  const { records, pageOf, analyzer } = searcher;
  const asked = words
    .filter(({ meanings }) => meanings.length > 0)
    .map((word) => ({ ...scoreWord(searcher, word), share: word.share }));
  const whole = asked.reduce((sum, { rarity, share }) => sum + rarity * share, 0);
  const isQuestion = words.some(({ word }) => analyzer.isQuestionWord(word));
  const isComplaint = words.some(({ word }) => analyzer.isComplaint(word));
  const factorOf = (heading: string) => {
    if (heading === "") return topFactor;
    const asks = isQuestion && heading.endsWith("?");
    const complains = isComplaint && analyzer.splitWords(heading).some(analyzer.isComplaint);
    return (asks ? questionFactor : 1) * (complains ? problemFactor : 1);
  };
  return (recordNumber) => {
    const page = pageOf[recordNumber]!;
    const { heading } = records[recordNumber]!;
    let [sum, covered] = [0, 0];
    for (const { besideOthers, titles, rarity, share } of asked) {
      const says = Math.max(besideOthers[recordNumber]!, heading === "" ? 0 : titles[page]! * titleShare);
      sum += says * rarity * share;
      covered += Math.min(1, says) * rarity * share;
    }
    const coverage = whole > 0 ? covered / whole : 0;
    return heading !== "" && coverage < leastCoverage ? 0 : sum * coverage * factorOf(heading);
  };
}
