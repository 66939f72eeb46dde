import type { Searcher } from "../index/loadSearchIndex";
import type { QueryWord } from "../query/meanings";

/** So many words are remembered of an index, more than anybody types in a minute: some 40 KB each with a thousand sections. */
const mostWords = 64;

/**
 * Remembers what is worked out of an index and the meanings of a word: while a query is typed, all its words but the last
 * stay as they are. What is remembered must not be changed.
 * @param make may look at the meanings and at whether the word is a whole name, and at nothing else of the word
 */
export function rememberedByWord<Result>(
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
    if (remembered !== undefined) return remembered;
    if (ofSearcher.size >= mostWords) ofSearcher.clear();
    const made = make(searcher, word);
    ofSearcher.set(key, made);
    return made;
  };
}
