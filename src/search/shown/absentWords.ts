import { isReadersWord } from "../query/kin";
import { isOnlyAlike, type QueryWord } from "../query/meanings";
import type { QueryContext } from "../query/vocabulary";

/** Words of a query, folded, that no page has, though there are answers. */
export type AbsentWords = {
  /** Those for which nothing else was found: the rest of the query is answered. */
  missing: string[];
  /** Those for which pages were found by words that begin alike. */
  alike: string[];
};

/**
 * Which words of a query no page has. One that is still being typed, and begins with the stem of one that it may mean, may
 * become a form of it («confirmati»), unless readers know it as it is (`scripture`).
 * @param unheard those of `words` of which something may be said @param query as it was typed
 */
export function absentWords(
  unheard: QueryWord[],
  words: QueryWord[],
  query: string,
  context: QueryContext,
): AbsentWords {
  const typed = /\s$/.test(query) ? null : (context.analyzer.splitWords(query).at(-1) ?? null);
  const mayGoOn = ({ word, meanings }: QueryWord) =>
    word === typed && meanings.some(({ stem }) => word.startsWith(stem)) && !isReadersWord(word, context);
  const isSaid = (word: QueryWord) => isOnlyAlike(word) && !isInName(word, words) && !mayGoOn(word);
  return {
    missing: unheard.filter(({ isMissing }) => isMissing).map(({ word }) => word),
    alike: unheard.filter(isSaid).map(({ word }) => word),
  };
}

/** Whether what a word may mean is a name that stands in the query as a whole: `X-Strict-Mode` is `xstrictmode`. */
function isInName({ meanings }: QueryWord, words: QueryWord[]): boolean {
  return words.some(({ isWhole, word }) => isWhole && meanings.some(({ stem }) => stem === word));
}
