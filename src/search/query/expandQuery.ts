import { withoutContractions } from "../words/contractions";
import { humpWords, wholeNames } from "../words/identifiers";
import { inOtherLayout } from "./inOtherLayout";
import { otherLayout } from "../words/keyboardLayout";
import { literalMeanings, queryWord, type QueryWord, shares, withKin } from "./meanings";
import { splitWords } from "../words/splitWords";
import { isDenial, isProductName } from "../words/stopWords";
import { synonymsOf } from "../words/synonyms";
import { hasStem, type Vocabulary } from "./vocabulary";
import { withoutTypos } from "./withoutTypos";

export type ExpandOptions = {
  /** Take words as they are typed: no other layout, no typos. */
  isLiteral?: boolean;
};

/** What each word of a query may mean, in the words of an index. */
export function expandQuery(
  query: string,
  vocabulary: Vocabulary,
  { isLiteral = false }: ExpandOptions = {},
): QueryWord[] {
  const pieces = query.split(/\s+/).filter((piece) => splitWords(piece).length > 0 || otherLayout(piece));
  const words = pieces.flatMap((piece, index) => {
    const isLast = index === pieces.length - 1 && !/\s$/.test(query);
    const written = isLiteral ? piece : withoutContractions(piece);
    return written === piece
      ? expandPiece(piece, isLast, vocabulary, isLiteral)
      : writtenWords(written, isLast, vocabulary);
  });
  const unique = withoutProductName(words).filter(
    ({ word }, index) => words.findIndex((other) => other.word === word) === index,
  );
  const hasContent = unique.some(({ isOptional }) => !isOptional);
  return hasContent ? unique : unique.map((word) => ({ ...word, isOptional: false, share: shares.content }));
}

/** The words of a contraction that was written out. Texts may have it too, in a message they quote: its end is a word `t`. */
function writtenWords(written: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] {
  const words = splitWords(written);
  return words.map((word, index) => {
    const meanings = literalMeanings(word, isLast && index === words.length - 1, vocabulary);
    const isQuotable = isDenial(word) && hasStem(vocabulary, "t");
    return queryWord(word, isQuotable ? [...meanings, { stem: "t", weight: 1 }] : meanings);
  });
}

/** The product's name may be missing from an answer: every page is about it. */
function withoutProductName(words: QueryWord[]): QueryWord[] {
  return words.map((word, index) => {
    const isName =
      isProductName(word.word, words[index + 1]?.word) || isProductName(words[index - 1]?.word ?? "", word.word);
    return isName ? { ...word, isOptional: true, share: shares.grammar } : word;
  });
}

/** A piece of a query without spaces: one word, or several joined as in `profile/start`. */
function expandPiece(piece: string, isLast: boolean, vocabulary: Vocabulary, isLiteral: boolean): QueryWord[] {
  const words = splitWords(piece);
  const isEnd = (index: number) => isLast && index === words.length - 1;
  const typed = words.map((word, index) => queryWord(word, literalMeanings(word, isEnd(index), vocabulary)));
  const isKnown = typed.length > 0 && typed.every(({ meanings }) => meanings.length > 0);
  const humps = humpWords(piece);
  if (!isKnown && humps.length > 1) {
    return humps.flatMap((hump, index) =>
      expandPiece(hump, isLast && index === humps.length - 1, vocabulary, isLiteral),
    );
  }
  const typedElsewhere = isKnown || isLiteral ? null : inOtherLayout(piece, isLast, vocabulary);
  if (typedElsewhere) return typedElsewhere.map((word) => withKin(word, vocabulary));
  const expanded = typed.map((word, index) => {
    const meant = withKin(word, vocabulary);
    const isUnknown =
      word.meanings.length === 0 && !word.isOptional && synonymsOf(word.word).length === 0 && !isLiteral;
    return isUnknown ? withoutTypos(meant, isEnd(index), vocabulary) : meant;
  });
  return [...expanded, ...wholeOf(piece, vocabulary)];
}

/** An identifier as a whole, where the index has it: sections that name it come before those that have its parts. */
function wholeOf(piece: string, vocabulary: Vocabulary): QueryWord[] {
  const plain = splitWords(piece);
  return wholeNames(piece)
    .filter((whole) => !plain.includes(whole))
    .map((word): QueryWord => {
      const meanings = [word, ...synonymsOf(word)]
        .filter((stem) => hasStem(vocabulary, stem))
        .map((stem) => ({ stem, weight: 1 }));
      return { word, meanings, isOptional: true, isWhole: true, share: shares.whole, corrected: null };
    })
    .filter(({ meanings }) => meanings.length > 0);
}
