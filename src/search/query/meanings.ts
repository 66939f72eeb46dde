import type { Analyzer } from "../words/analyzer";
import { sharedLetters } from "../words/splitWords";
import { doubtfulFamily, isAlone, kinship, relativesOf } from "./kin";
import { hasStem, type QueryContext, stemsWithPrefix } from "./vocabulary";

/**
 * A stem that a typed word may mean. `weight` is 1 for the word itself, less for what it may mean besides. Without a kind it
 * is the word in some form; `beginning`: the word is still being typed; `begun`: a longer word that a finished one begins,
 * or one that may be of its family, and may be not; `kin`: one of its family; `other`: another word that means much the same.
 */
export type Meaning = { stem: string; weight: number; kind?: "beginning" | "begun" | "kin" | "other" };

/** A word of a query. A word the index does not know has no meanings. */
export type QueryWord = {
  /** As typed, folded. */
  word: string;
  meanings: Meaning[];
  /** Words of grammar, and an identifier as a whole, may be missing from an answer. */
  isOptional: boolean;
  /** How much the word counts: grammar little, an identifier as a whole much. */
  share: number;
  /** An identifier as a whole, beside its parts. */
  isWhole?: boolean;
  /** Neither the word nor anything it may mean is in the index, and the query has other words: it may be missing. */
  isMissing?: boolean;
  /** What is searched for instead, when the word itself is not known: a word as the texts spell it. */
  corrected: string | null;
};

/** How likely each kind of meaning is meant. */
export const weights = {
  prefix: 0.75,
  /** What a finished word begins, where the index has the word itself: «table» is no beginning of «tablet». */
  begun: 0.3,
  relative: 0.9,
  /** Words that mean much the same: in the same script, and in another. */
  synonym: 0.36,
  translation: 0.6,
  /** What readers say for a word: when the index has it in another sense, and when it has it not. */
  saidOfKnown: 0.39,
  /** The index only has longer words that begin so: «опера» is a browser rather than a system, «операционная». */
  saidOfBegun: 0.8,
  said: 1,
  layout: 0.95,
  typo: 0.74,
};
/** How much a word counts: grammar little, an identifier as a whole much. */
export const shares = { content: 1, grammar: 0.37, whole: 3.2 };
/** From this length on, a word that is not the last of the query may be a beginning too. */
const shortestPrefix = 4;
/** So many times as long may be what a finished word is the beginning of: «shops» is no beginning of a file's name. */
const longestOfFinished = 2;
/** One letter or two begin very many words: the shortest are tried. */
const mostMeanings = 60;
const mostMeaningsOfShort = 15;
const short = 3;

/** A word of a query with what it may mean. */
export function queryWord(
  word: string,
  meanings: Meaning[],
  { isStopWord }: Analyzer,
  corrected: string | null = null,
): QueryWord {
  const isOptional = isStopWord(word);
  return { word, meanings, isOptional, share: isOptional ? shares.grammar : shares.content, corrected };
}

/** Whether the index has, of what a word may mean, only words that begin as it does. */
export function isOnlyAlike({ meanings, isOptional, corrected }: QueryWord): boolean {
  return !isOptional && corrected === null && meanings.length > 0 && meanings.every(isAlike);
}

/** Whether a meaning is a word that only begins as the one that was typed. */
export function isAlike({ kind }: Meaning): boolean {
  return kind === "kin" || kind === "begun";
}

/** How many words of a query an answer should have. */
export function requiredWords(words: QueryWord[]): number {
  return words.filter(({ isOptional }) => !isOptional).length;
}

/**
 * The word itself in all its forms, and what it may be the beginning of. A word that is of no word's family begins others
 * only as it is typed: `winding` is no «window».
 * @param isLast whether it may be typed on @param isPart whether it is a part of a name: names are seldom typed in full
 */
export function literalMeanings(word: string, isLast: boolean, context: QueryContext, isPart = false): Meaning[] {
  const { vocabulary, analyzer } = context;
  const stemmed = analyzer.stems(word);
  const exact = stemmed.filter((candidate) => hasStem(vocabulary, candidate));
  const mayBePrefix = isLast || (word.length >= shortestPrefix && !analyzer.isStopWord(word));
  // A stem with letters of its own, «sete» of «setings», begins what the word does not.
  const prefixes = isAlone(word, context) ? [word] : [word, ...stemmed.filter((stem) => word.startsWith(stem))];
  const longer = mayBePrefix ? prefixes.flatMap((prefix) => stemsWithPrefix(vocabulary, prefix)) : [];
  const most = isLast ? Infinity : word.length * longestOfFinished;
  const others = [...new Set(longer)].filter((stem) => stem.length <= most && !exact.includes(stem));
  const isShortened = isPart || exact.length === 0;
  const weight = isLast || isShortened ? weights.prefix : weights.begun;
  // Letters that the index has as a word, «права», become no form of a longer one that begins otherwise, «правила».
  const isBeginning = (stem: string) => isLast && (exact.length === 0 || stem.startsWith(word));
  const kindOf = (stem: string) => (isBeginning(stem) ? "beginning" : isShortened ? "kin" : "begun");
  const undoubled = isLast && exact.length === 0 ? analyzer.undoubled(word) : word;
  const doubled = undoubled === word ? [] : [analyzer.stem(undoubled)].filter((stem) => hasStem(vocabulary, stem));
  return [
    ...exact.map((stem) => ({ stem, weight: 1 })),
    ...doubled.map((stem): Meaning => ({ stem, weight: weights.prefix, kind: "beginning" })),
    // The fewer letters are still to be typed, the likelier the word is meant.
    ...nearestFirst(others, word.length < short ? mostMeaningsOfShort : mostMeanings).map((stem): Meaning => ({
      stem,
      weight: weight * Math.sqrt(sharedLetters(word, stem) / Math.max(word.length, stem.length)),
      kind: kindOf(stem),
    })),
  ];
}

function nearestFirst(candidates: string[], most = mostMeanings): string[] {
  return candidates.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, most);
}

/** Adds words of the same family, which a word that is set apart has none of, and those that mean much the same. */
export function withKin(word: QueryWord, context: QueryContext): QueryWord {
  if (word.isOptional) return word;
  const { vocabulary, analyzer } = context;
  const stemmed = analyzer.stems(word.word);
  const kin =
    analyzer.isApart(word.word) || isAlone(word.word, context)
      ? []
      : stemmed.flatMap((stem) => relativesOf(stem, context));
  const relatives = nearestFirst(kin);
  const synonyms = analyzer.synonymsOf(word.word).filter((stem) => hasStem(vocabulary, stem));
  const scale = word.corrected === null ? 1 : weights.layout;
  const added: Meaning[] = [
    ...relatives.map((stem): Meaning => {
      const share = kinship(stem, stemmed, analyzer);
      return { stem, weight: weights.relative * share * scale, kind: share > doubtfulFamily ? "kin" : "begun" };
    }),
    ...synonyms.map((stem): Meaning => {
      return { stem, weight: synonymWeight(stem, word, analyzer) * scale, kind: "other" };
    }),
  ];
  return { ...word, meanings: joinMeanings(word.meanings, added) };
}

/**
 * A word that stands for another one, with all that this one means.
 * @param form the other word, as texts spell it @param weight how likely it is meant, from 0 to 1
 * @returns null when the index does not have it
 */
export function meantAs(word: string, form: string, weight: number, context: QueryContext): QueryWord | null {
  const meanings = literalMeanings(form, false, context).map((meaning) => ({
    ...meaning,
    weight: meaning.weight * weight,
  }));
  if (meanings.length === 0) return null;
  return { ...withKin(queryWord(form, meanings, context.analyzer, form), context), word };
}

function synonymWeight(stem: string, { word }: QueryWord, { scriptOf }: Analyzer): number {
  return scriptOf(stem) === scriptOf(word) ? weights.synonym : weights.translation;
}

/** The first meanings, then those of the second whose stems are new: of two with one stem the greater weight counts. */
export function joinMeanings(first: Meaning[], second: Meaning[]): Meaning[] {
  const joined = new Map<string, Meaning>();
  for (const meaning of [...first, ...second]) {
    const known = joined.get(meaning.stem);
    joined.set(meaning.stem, known ? { ...known, weight: Math.max(known.weight, meaning.weight) } : meaning);
  }
  return [...joined.values()];
}
