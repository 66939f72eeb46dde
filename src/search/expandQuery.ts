import { splitWords } from "./splitWords";
import { stems } from "./stem";
import { hasWord, type Vocabulary, wordsWithPrefix } from "./vocabulary";

/** A stem that a typed word may mean. `weight` is 1 for the word itself, less for words that only begin with it. */
export type Meaning = { stem: string; weight: number };

/** From this length on, a word that is not the last of the query may be a beginning too. */
const shortestPrefix = 4;
/** Endings a stemmer may still cut from a half-typed word: «creati» → «creat». */
const longestEnding = 3;
const prefixWeight = 0.6;
const mostMeanings = 60;

/** What each word of a query may mean, in the words of an index. A word it does not know gets an empty list. */
export function expandQuery(query: string, vocabulary: Vocabulary): Meaning[][] {
  const words = [...new Set(splitWords(query))];
  return words.map((word, index) => meaningsOf(word, index === words.length - 1, vocabulary));
}

function meaningsOf(word: string, isLast: boolean, vocabulary: Vocabulary): Meaning[] {
  const stemmed = stems(word);
  const exact = stemmed.filter((candidate) => hasWord(vocabulary, candidate));
  const mayBePrefix = isLast || word.length >= shortestPrefix;
  const longer = mayBePrefix ? [word, ...stemmed].flatMap((prefix) => wordsWithPrefix(vocabulary, prefix)) : [];
  const shorter = exact.length === 0 && isLast ? shorterStems(word, vocabulary) : [];
  const others = [...new Set([...longer, ...shorter])].filter((candidate) => !exact.includes(candidate));
  return [
    ...exact.map((candidate) => ({ stem: candidate, weight: 1 })),
    ...others.slice(0, mostMeanings).map((candidate) => ({ stem: candidate, weight: prefixWeight })),
  ];
}

function shorterStems(word: string, vocabulary: Vocabulary): string[] {
  const lengths = Array.from({ length: longestEnding }, (_, index) => word.length - 1 - index);
  return lengths
    .filter((length) => length >= shortestPrefix)
    .map((length) => word.slice(0, length))
    .filter((candidate) => hasWord(vocabulary, candidate));
}
