import type { QueryWord } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

/** How much a word counts of which so few letters are typed: one, two, three. */
const shares = [0.15, 0.3, 0.5];
/** A letter alone is no word that anybody looks for, even where texts have it. */
const shortestWord = 2;

/**
 * Lets the beginning of a word that is being typed count little beside the words before it, so that the list stays with
 * them while the next word has hardly begun. A short word that texts have, such as `ip`, is no beginning.
 */
export function withBeginning(words: QueryWord[], query: string, { analyzer, vocabulary }: QueryContext): QueryWord[] {
  const typed = /\s$/.test(query) ? "" : (analyzer.splitWords(query).at(-1) ?? "");
  const share = shares[typed.length - 1];
  const isWord = typed.length >= shortestWord && hasStem(vocabulary, analyzer.stem(typed));
  if (share === undefined || isWord || /\d/.test(typed)) return words;
  const saysMuch = ({ word, isOptional, meanings }: QueryWord) => word !== typed && !isOptional && meanings.length > 0;
  if (!words.some(saysMuch)) return words;
  return words.map((word) => {
    return word.word === typed && !word.isOptional ? { ...word, share: word.share * share, isOptional: true } : word;
  });
}
