import { searchLanguages } from "../../languages/languages";
import { camelCaseParts, wholeNames } from "../words/identifiers";
import { isProductName } from "../words/productName";
import { byLetters, grammarByLetters } from "./byLetters";
import { bySound } from "./bySound";
import { type Compound, compounds, inHalves, withDenialApart } from "./compounds";
import { phrases, withLexicon } from "./said";
import { inOtherLayout, restInOtherLayout } from "./inOtherLayout";
import { isReadersWord } from "./kin";
import { literalMeanings, queryWord, type QueryWord, shares, withKin } from "./meanings";
import { withSameWords } from "./sameWords";
import { hasStem, isForeign, type QueryContext } from "./vocabulary";
import { withBeginning } from "./withBeginning";
import { isOneSlipAway, withoutTypos } from "./withoutTypos";

/** A letter alone before a hyphen is no word: «e-mail» is «email». */
const letterBeforeHyphen = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L}{3})/gu;
/** A name before its value, as logs have it: `error_code: LOCKED`. It says little, unless no page has the value. */
const label = /^["'{]*\p{L}+(?:_\p{L}+)+["']?[:=]$/u;
/** A shorter word that only nearly sounds like one of another language is seldom meant for it. */
const shortestHeard = 7;
/** A shorter word that readers know, in the letters of their own language, is no other, however it sounds: «лук» is not `look`. */
const shortestMistaken = 5;
/** How much a word that is typed again counts more. */
const repetitionShare = 0.3;

export type ExpandOptions = {
  /** Take words as they are typed: no other layout, no typos. */
  isLiteral?: boolean;
  /** Take words for others by their letters and sound alone: no other layout, no typos; and words that readers know for none. */
  isSpelt?: boolean;
};

/** What each word of a query may mean, in the words of an index. */
export function expandQuery(query: string, context: QueryContext, options: ExpandOptions = {}): QueryWord[] {
  const { splitWords, otherLayouts, withoutContractions } = context.analyzer;
  const { isLiteral } = options;
  const pieces = (isLiteral ? query : query.replace(letterBeforeHyphen, "$1"))
    .split(/\s+/)
    .filter((piece) => splitWords(piece).length > 0 || otherLayouts(piece).length > 0);
  const isLast = (index: number) => index === pieces.length - 1 && !/\s$/.test(query);
  const expanded = pieces.map((piece, index) => {
    const written = isLiteral ? piece : withoutContractions(piece);
    if (written !== piece) return writtenWords(written, isLast(index), context);
    return expandPiece(piece, isLast(index), context, options);
  });
  const read = isLiteral || options.isSpelt ? expanded : restInOtherLayout(expanded, pieces, isLast, context);
  const typed = read.flatMap((words, index) => {
    const isLabel = !isLiteral && label.test(pieces[index] ?? "") && read[index + 1]?.every(isSure);
    return isLabel ? words.map(sayingLittle) : words;
  });
  const words = isLiteral ? typed : withSameWords(typed, context);
  const joined = isLiteral ? [] : [...compounds(words, context), ...phrases(words, context)];
  const named = withoutProductName(words).map((word) => withoutDemandOfHalf(word, joined));
  const all = [...named, ...joined.map(({ whole }) => whole)];
  const unique = withBeginning(withoutRepetitions(all, context), query, context);
  const content = unique.filter(({ isOptional }) => !isOptional);
  if (content.length === 0) return unique.map((word) => ({ ...word, isOptional: false, share: shares.content }));
  return content.some(isInIndex) ? unique.map(withoutDemand) : unique;
}

/** Each word once, in whatever form; one that was typed again counts a little more, as in a message that says it twice. */
function withoutRepetitions(words: QueryWord[], { analyzer }: QueryContext): QueryWord[] {
  const stems = words.map(({ word, isWhole }) => (isWhole ? word : analyzer.stem(word)));
  return words.flatMap((one, index) => {
    const same = stems.filter((stem) => stem === stems[index]);
    if (stems.indexOf(stems[index]!) !== index) return [];
    return [{ ...one, share: one.share * (1 + repetitionShare * (same.length - 1)) }];
  });
}

/** The halves of a compound that the index has are asked of no page, and taken for nothing else. */
function withoutDemandOfHalf(word: QueryWord, joined: Compound[]): QueryWord {
  const isHalf = joined.some(({ halves }) => halves.includes(word.word));
  if (!isHalf) return word;
  return { ...word, meanings: word.corrected === null ? word.meanings : [], isOptional: true, corrected: null };
}

/** A word that no page has is asked of none, as long as there are others. */
function withoutDemand(word: QueryWord): QueryWord {
  return word.isOptional || isInIndex(word) ? word : { ...word, isOptional: true, isMissing: true };
}

function isInIndex({ meanings }: QueryWord): boolean {
  return meanings.length > 0;
}

function isSure(word: QueryWord): boolean {
  return isInIndex(word) && word.corrected === null;
}

/** The words of a contraction that was written out. Texts may have it too, in a message they quote: its end is a word. */
function writtenWords(written: string, isLast: boolean, context: QueryContext): QueryWord[] {
  const { vocabulary, analyzer } = context;
  const words = analyzer.splitWords(written);
  return words.map((word, index) => {
    const meanings = literalMeanings(word, isLast && index === words.length - 1, context);
    const quotable = analyzer.isDenial(word) ? analyzer.contractionRests : [];
    const quoted = quotable.filter((stem) => hasStem(vocabulary, stem)).map((stem) => ({ stem, weight: 1 }));
    return queryWord(word, [...meanings, ...quoted], analyzer);
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
function expandPiece(piece: string, isLast: boolean, context: QueryContext, options: ExpandOptions): QueryWord[] {
  const { analyzer } = context;
  const { isLiteral, isSpelt } = options;
  const words = analyzer.splitWords(piece);
  const isEnd = (index: number) => isLast && index === words.length - 1;
  const isName = words.length > 1;
  const typed = words.map((word, index) =>
    queryWord(word, literalMeanings(word, isEnd(index), context, isName), analyzer),
  );
  const isKnown = typed.length > 0 && typed.every(({ meanings }) => meanings.length > 0);
  const parts = isKnown ? [] : partsOfNames(piece, analyzer);
  if (parts.length > words.length) {
    return parts.flatMap((part, index) => expandPiece(part, isLast && index === parts.length - 1, context, options));
  }
  const typedElsewhere = isKnown || isLiteral || isSpelt ? null : inOtherLayout(piece, isLast, context);
  if (typedElsewhere) return typedElsewhere.map((word) => withKin(word, context));
  const expanded = typed.flatMap((word, index) => {
    const said = withLexicon(word, context, isEnd(index));
    const isUnknown = said.meanings.length === 0 && !word.isOptional && analyzer.synonymsOf(word.word).length === 0;
    const meant = withKin(said, context);
    return isUnknown && !isLiteral ? guessed(meant, isEnd(index), context, isSpelt) : [meant];
  });
  // «Log-in» is no name, but another way to write «log in».
  if (analyzer.sameWordsOf(words.map(analyzer.stem)).length > 0) return expanded;
  const isAddress = isName && words.every((word) => /^\d+$/.test(word));
  return [...(isAddress ? expanded.map(sayingLittle) : expanded), ...wholeOf(piece, context)];
}

/** A word that may be missing: of an address each number, of a label in a log its name. */
function sayingLittle(word: QueryWord): QueryWord {
  return { ...word, isOptional: true, share: shares.grammar };
}

/** The words of a piece, names in camel case in their parts: `errors.NoSuchFile` has errors, no, such and file. */
function partsOfNames(piece: string, analyzer: QueryContext["analyzer"]): string[] {
  return piece.split(/[^\p{L}\p{N}]+/u).flatMap((run) => {
    const parts = camelCaseParts(run, analyzer);
    return parts.length > 1 ? parts : analyzer.splitWords(run);
  });
}

/** What a word that the index does not know may be meant for: one in other letters, or that sounds like it, two words, one with a slip. */
function guessed(word: QueryWord, isLast: boolean, context: QueryContext, isSpelt = false): QueryWord[] {
  const isReal = isReadersWord(word.word, context);
  if (isReal && (isSpelt || isShortOwn(word.word, context) || isForeign(word.word, context))) return [word];
  const sure = grammarByLetters(word, context) ?? byLetters(word, context) ?? bySound(word, true, context);
  if (sure) return [sure];
  if (isReal) return [word];
  if (isSpelt) return [word.word.length < shortestHeard ? word : (bySound(word, false, context) ?? word)];
  const denied = withDenialApart(word.word, isLast, context);
  if (denied) return denied.map((one) => withKin(one, context));
  const halves = inHalves(word.word, context);
  if (halves && !isOneSlipAway(word.word, context)) return halves.map((half) => withKin(half, context));
  const mended = withoutTypos(word, isLast, context);
  return [mended.corrected === null ? (bySound(word, false, context) ?? mended) : mended];
}

function isShortOwn(word: string, { locale, analyzer }: QueryContext): boolean {
  return word.length < shortestMistaken && !!locale && analyzer.scriptOf(word) === searchLanguages[locale].script;
}

/** An identifier as a whole, where the index has it: sections that name it come before those that have its parts. */
function wholeOf(piece: string, { vocabulary, analyzer }: QueryContext): QueryWord[] {
  const plain = analyzer.splitWords(piece);
  return wholeNames(piece, analyzer)
    .filter((whole) => !plain.includes(whole))
    .map((word): QueryWord => {
      const meanings = [word, ...analyzer.synonymsOf(word)]
        .filter((stem) => hasStem(vocabulary, stem))
        .map((stem) => ({ stem, weight: 1 }));
      return { word, meanings, isOptional: true, isWhole: true, share: shares.whole, corrected: null };
    })
    .filter(({ meanings }) => meanings.length > 0);
}
