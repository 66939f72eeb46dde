import { isReadersWord } from "../query/kin";
import { isAlike, isOnlyAlike, type Meaning, type QueryWord } from "../query/meanings";
import type { QueryContext } from "../query/vocabulary";

/** Words of a query, folded, that no page has, though there are answers. */
export type AbsentWords = {
  /** Those for which nothing else was found: the rest of the query is answered. */
  missing: string[];
  /** Those for which pages were found by words that begin alike. */
  alike: string[];
  /**
   * The word that is being typed, where readers know it as it is and pages were found by what it may become or begins like:
   * it is one of `alike` for who types no further.
   */
  alikeSoFar: string[];
};

/**
 * Which words of a query no page has.
 * @param unheard those of `words` of which something may be said @param query as it was typed
 */
export function absentWords(
  unheard: QueryWord[],
  words: QueryWord[],
  query: string,
  context: QueryContext,
): AbsentWords {
  const typed = /\s$/.test(query) ? null : (context.analyzer.splitWords(query).at(-1) ?? null);
  const isBegun = ({ word, meanings }: QueryWord) =>
    word === typed && meanings.some(({ stem, kind }) => kind === "beginning" || word.startsWith(stem));
  const isKnown = ({ word, isOptional, meanings }: QueryWord) =>
    !isOptional && meanings.length > 0 && meanings.every(isLonger) && isReadersWord(word, context);
  const said = unheard.filter((word) => !isInName(word, words));
  const namesOf = (some: QueryWord[]) => some.map(({ word }) => word);
  return {
    missing: namesOf(unheard.filter(({ isMissing }) => isMissing)),
    alike: namesOf(said.filter((word) => isOnlyAlike(word) && !isBegun(word))),
    alikeSoFar: namesOf(said.filter((word) => isBegun(word) && isKnown(word))),
  };
}

/** Whether a meaning is another word than the typed one, however far that is typed. */
function isLonger(meaning: Meaning): boolean {
  return meaning.kind === "beginning" || isAlike(meaning);
}

/** Whether what a word may mean is a name that stands in the query as a whole: `X-Strict-Mode` is `xstrictmode`. */
function isInName({ meanings }: QueryWord, words: QueryWord[]): boolean {
  return words.some(({ isWhole, word }) => isWhole && meanings.some(({ stem }) => stem === word));
}
