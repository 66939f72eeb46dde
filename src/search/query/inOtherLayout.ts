import { otherLayout } from "../words/keyboardLayout";
import { literalMeanings, queryWord, type QueryWord, weights } from "./meanings";
import { splitWords } from "../words/splitWords";
import { stem } from "../words/stem";
import { formOf, type Vocabulary } from "./vocabulary";
import { withoutTypos } from "./withoutTypos";

/** The same keys in the other layout, when the index knows every word they make. Typos are forgiven there, too. */
export function inOtherLayout(piece: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] | null {
  // A full stop after the query is «ю» in the other layout, so the piece is tried with and without what surrounds it.
  const bare = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const isSpelt = (candidate: string) =>
    splitWords(otherLayout(candidate) ?? "").every((word) => formOf(vocabulary, stem(word)) === word);
  const candidates = new Set(isSpelt(bare) ? [bare, piece] : [piece, bare]);
  for (const isForgiving of [false, true]) {
    for (const candidate of candidates) {
      const converted = otherLayout(candidate);
      const words = converted === null ? [] : splitWords(converted);
      const expanded = words.map((word, index): QueryWord => {
        const isEnd = isLast && index === words.length - 1;
        const meanings = literalMeanings(word, isEnd, vocabulary).map(({ stem, weight }) => ({
          stem,
          weight: weight * weights.layout,
        }));
        const known = queryWord(word, meanings, word);
        return meanings.length > 0 || !isForgiving ? known : withoutTypos(known, isEnd, vocabulary);
      });
      if (expanded.length > 0 && expanded.every(({ meanings }) => meanings.length > 0)) return expanded;
    }
  }
  return null;
}
