import type { Searcher } from "../index/loadSearchIndex";
import { expandQuery } from "../query/expandQuery";
import type { QueryWord } from "../query/meanings";
import { isStranger, knownShare } from "./otherLanguage";
import { forPeople, leadsForPeople } from "../ranking/peopleFirst";
import { type Ranking, rankPages } from "../ranking/rankPages";
import { type Opinion, withTwins } from "./withTwins";

/** An index in another language, and the address of a page here by that of its twin there. */
export type OtherIndex = { searcher: Searcher; twinOf(path: string): string };

/** What two indexes say of a query together. */
export type AcrossLanguages = {
  ranking: Ranking;
  /** Whether the query is in the other language: it has words in its letters, or that index knows more of them. */
  isTheirs: boolean;
  /** Whether the other index has a word of the query. */
  isFound(word: QueryWord): boolean;
};

/**
 * Asks another language's index as well, and ranks the reader's pages by what both say. Where the other one knows more of
 * the words and leads with a page for people that has them in its heading, the reader's index is not heard on pages for
 * programs: it knows `sign in` from code.
 * @param words of the query, as the reader's index has them
 * @param most how many pages are wanted
 * @param section only pages of this section of the documentation
 */
export function acrossLanguages(
  searcher: Searcher,
  words: QueryWord[],
  query: string,
  { searcher: there, twinOf }: OtherIndex,
  most: number,
  section?: string,
): AcrossLanguages {
  // Words in the reader's own letters are of the other language when they are spelt as it is in these.
  const isSpelt = !words.some((word) => isStranger(word, searcher));
  const wordsThere = expandQuery(query, there, { isSpelt });
  const opinionOf = (of: Searcher, said: QueryWord[]): Opinion => ({
    pages: rankPages(of, said, Infinity).pages,
    knownShare: knownShare(said, of),
  });
  const [here, elsewhere] = [opinionOf(searcher, words), opinionOf(there, wordsThere)];
  const knowsMore = elsewhere.knownShare > here.knownShare;
  const heard =
    knowsMore && leadsForPeople(there, wordsThere, elsewhere.pages)
      ? { ...here, pages: forPeople(searcher, words, here.pages) }
      : here;
  const has = new Set(wordsThere.filter(({ meanings }) => meanings.length > 0).map(({ word }) => word));
  return {
    ranking: withTwins(searcher, heard, elsewhere, twinOf, most, section),
    isTheirs: words.some((word) => isStranger(word, searcher) && has.has(word.word)) || knowsMore,
    isFound: ({ word }) => has.has(word),
  };
}
