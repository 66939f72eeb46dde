import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";

/**
 * So many words are remembered of an index, those that were asked for last: all words of a query and the states of one
 * that is being typed. With a thousand sections some 30 KB each, with 35,000 half a megabyte.
 */
const mostWords = 24;

/**
 * Remembers what is worked out of an index and the meanings of a word: while a query is typed, all its words but the last
 * stay as they are. What is remembered must not be changed.
 * @param make may look at the meanings and at whether the word is a whole name, and at nothing else of the word
 */
export function rememberedByWord<Result extends object>(
  make: (searcher: Searcher, word: QueryWord) => Result,
): (searcher: Searcher, word: QueryWord) => Result {
  const known = new WeakMap<Searcher, Map<string, Result>>();
  return (searcher, word) => {
    const ofSearcher = known.get(searcher) ?? new Map<string, Result>();
    known.set(searcher, ofSearcher);
    const key = word.meanings.reduce(
      (sum, { stem, weight }) => `${sum} ${stem} ${weight}`,
      word.isWhole ? "whole" : "",
    );
    const remembered = ofSearcher.get(key);
    const result = remembered ?? make(searcher, word);
    // A map keeps the order in which its keys came: the first is the one that nobody has asked for the longest.
    ofSearcher.delete(key);
    ofSearcher.set(key, result);
    const [oldest] = ofSearcher.keys();
    if (ofSearcher.size > mostWords && oldest !== undefined) ofSearcher.delete(oldest);
    return result;
  };
}
