import { isReadersWord } from "./kin";
import { literalMeanings, queryWord, type QueryWord, weights, withKin } from "./meanings";
import { formOf, type QueryContext } from "./vocabulary";
import { withoutTypos } from "./withoutTypos";

/** So long is no real word that by chance has the keys of another one. */
const shortestSure = 4;
/** Shorter words side by side are made of any keys: «кэш» has those of `r'i`. */
const shortestOfSeveral = 3;
/** A comma or an apostrophe may be typed with the word; more is no word at all: «ютуб» has the keys of `.ne,`. */
const mostMarks = 1;

/**
 * The same keys in another layout, when the index knows every word they make. Typos are forgiven there, too. A word that
 * readers know as it stands is not read so: `insert` has nearly the keys of «штука».
 * @param isCertain whether the words beside it are in another layout, so that it is as well: «фзш лун» is `api key`
 */
export function inOtherLayout(
  piece: string,
  isLast: boolean,
  context: QueryContext,
  isCertain = false,
): QueryWord[] | null {
  const { vocabulary, analyzer } = context;
  // A full stop after the query is «ю» in the other layout, so the piece is tried with and without what surrounds it.
  const bare = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const typed = analyzer.fold(bare);
  const isReal = !isCertain && (isReadersWord(typed, context) || isSaid(typed, context));
  const isSpelt = analyzer
    .otherLayouts(bare)
    .some((text) => analyzer.splitWords(text).every((word) => formOf(vocabulary, analyzer.stem(word)) === word));
  const pieces = new Set(isSpelt ? [bare, piece] : [piece, bare]);
  const candidates = [...pieces]
    .flatMap(analyzer.otherLayouts)
    .filter((text) => lettersIn(piece) - lettersIn(text) <= mostMarks)
    .map(analyzer.splitWords);
  for (const isForgiving of [false, true]) {
    for (const words of candidates) {
      const isSure = !isForgiving && words.length === 1 && words[0]!.length >= shortestSure;
      const areScraps = words.length > 1 && words.every(({ length }) => length < shortestOfSeveral);
      if (areScraps || (isReal && !isSure) || (!isCertain && !words.every((word) => isNoChance(word, context))))
        continue;
      const expanded = words.map((word, index): QueryWord => {
        const isEnd = isLast && index === words.length - 1;
        const meanings = literalMeanings(word, isEnd, context).map((meaning) => ({
          ...meaning,
          weight: meaning.weight * weights.layout,
        }));
        const known = queryWord(word, meanings, analyzer, word);
        return meanings.length > 0 || !isForgiving ? known : withoutTypos(known, isEnd, context);
      });
      if (expanded.length > 0 && expanded.every(({ meanings }) => meanings.length > 0)) return expanded;
    }
  }
  return null;
}

/** Whether a word is slang: «баги» is no `,fub`. */
function isSaid(word: string, { lexicon, analyzer }: QueryContext): boolean {
  const stem = analyzer.stem(word);
  return lexicon.heardIn([stem]) === stem;
}

/** Two keys make a word by chance: «рф» has those of `ha`. They are one that readers type as it is, `ip`, one of grammar, or a name with a number. */
function isNoChance(word: string, { phrasesWith, analyzer }: QueryContext): boolean {
  const isTyped = () => /\d/.test(word) || analyzer.isStopWord(word) || phrasesWith(analyzer.stem(word)).length > 0;
  return word.length >= shortestOfSeveral || isTyped();
}

/**
 * Where a word of a query is in another layout, those beside it that say nothing as they stand are, too.
 * @param expanded what each of the pieces may mean @param isLast whether a piece may be typed on
 */
export function restInOtherLayout(
  expanded: QueryWord[][],
  pieces: string[],
  isLast: (index: number) => boolean,
  context: QueryContext,
): QueryWord[][] {
  const { otherLayouts, splitWords } = context.analyzer;
  const isTypedElsewhere = (words: QueryWord[], index: number) =>
    words.some(
      ({ corrected }) =>
        corrected !== null && otherLayouts(pieces[index] ?? "").some((text) => splitWords(text).includes(corrected)),
    );
  if (!expanded.some(isTypedElsewhere)) return expanded;
  return expanded.map((words, index) => {
    const saysNothing = words.every(({ meanings, isOptional }) => meanings.length === 0 && !isOptional);
    const typed = saysNothing ? inOtherLayout(pieces[index] ?? "", isLast(index), context, true) : null;
    return typed?.map((word) => withKin(word, context)) ?? words;
  });
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
