import { joinMeanings, literalMeanings, queryWord, type QueryWord, weights, withKin } from "./meanings";
import type { Analyzer } from "../words/analyzer";
import { allowedEdits, editDistance, lacksOrSwaps, lettersForAny } from "../slips/editDistance";
import { areLikelySlips } from "../slips/likelySlips";
import { type MayBeNear, nearByLetters } from "../slips/nearLetters";
import { mayBeginAs, startsOf, type WordStarts } from "../slips/wordStarts";
import { formOf, type QueryContext, type Vocabulary } from "./vocabulary";

/** What makes a nearness of stems, or one with another first letter, a little worse. */
const stemmedPenalty = 0.2;
const firstLetterPenalty = 0.3;
/** Words hardly farther away than the nearest one may be meant as well. */
const nearnessRange = 0.75;
/** A word that has kin in the index is taken for a typo only when it is as near as this to another. */
const surelyTypo = 1.2;
const mostCorrections = 6;
/** A stem too short for any edit may lack a letter or swap two («alowing», «delted») when it has so many, and its ending so few. */
const shortestStem = 4;
const longestEnding = 3;

/** Adds the known words nearest to one that is not known, and their families. Kin that is known already stays. */
export function withoutTypos(word: QueryWord, isLast: boolean, context: QueryContext): QueryWord {
  const near = nearWords(word.word, context, false);
  const found = near.length > 0 || !isLast ? near : nearWords(word.word, context, true);
  const [best] = found;
  const isKin = word.meanings.some(({ stem }) => found.some((other) => other.stem === stem));
  if (!best || isKin || (word.meanings.length > 0 && best.distance > surelyTypo)) return word;
  const corrected = formOf(context.vocabulary, best.stem);
  const meant = found.map(({ stem, distance }) => ({ stem, weight: 1 / Math.max(1, distance) }));
  const literal = literalMeanings(corrected, isLast, context);
  const family = withKin(queryWord(corrected, literal, context.analyzer), context).meanings;
  const meanings = joinMeanings(meant, family).map((meaning) => ({
    ...meaning,
    weight: meaning.weight * weights.typo,
  }));
  return { ...word, meanings: joinMeanings(meanings, word.meanings), corrected };
}

/** Whether a word that is not known is a known one with one slip: likelier that than two words. */
export function isOneSlipAway(word: string, context: QueryContext): boolean {
  return nearWords(word, context, false).some(({ distance }) => distance <= 1);
}

type NearWord = { stem: string; distance: number };

/**
 * Known words that a typed one may be a slip of, nearest first. Compared both as typed, with the forms of the texts, and as
 * stemmed, with the stems.
 * @param mayBeNear finds what is compared
 */
export function nearWords(
  word: string,
  { vocabulary, analyzer }: QueryContext,
  isPrefix: boolean,
  mayBeNear = shapesOf(vocabulary).mayBeNear,
): NearWord[] {
  const most = allowedEdits(word);
  if (most === 0) return [];
  const stemmed = analyzer.stem(word);
  const mostStemmed = Math.min(most, allowedEdits(stemmed));
  // A beginning fits many words; those that begin with the same letter are enough.
  const alike = () => mayBeginAs(word, shapesOf(vocabulary).starts, analyzer, isPrefix);
  const nearForms = mayBeNear.forms(word, most, isPrefix, alike);
  const isShort = mostStemmed === 0 && stemmed.length >= shortestStem && word.length - stemmed.length <= longestEnding;
  // A word that is still being typed has no ending yet.
  const stemEdits = isPrefix ? 0 : isShort ? 1 : mostStemmed;
  const nearStems = stemEdits > 0 ? mayBeNear.stems(stemmed, stemEdits, alike) : [];
  const found: NearWord[] = [];
  for (const position of new Set([...nearForms, ...nearStems])) {
    const form = vocabulary.forms[position] ?? "";
    const stem = vocabulary.stems[position] ?? "";
    const isStemNear = stemEdits > 0 && (!isShort || lacksOrSwaps(stemmed, stem));
    const distance = Math.min(
      slips(word, form, most, analyzer, isPrefix),
      // An ending that the stemmer took away is no edit, but a shorter stem says less.
      isStemNear ? slips(stemmed, stem, stemEdits, analyzer) + stemmedPenalty : Infinity,
    );
    if (distance === Infinity) continue;
    const isSameStart = form.charAt(0) === word.charAt(0);
    found.push({ stem, distance: distance + (isSameStart ? 0 : firstLetterPenalty) });
  }
  const least = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance < least + nearnessRange)
    .sort((a, b) => a.distance - b.distance || (a.stem < b.stem ? -1 : 1))
    .slice(0, mostCorrections);
}

/** Edits between a typed word and a known one; infinitely many where they are too many, or such as hardly anybody makes. */
function slips(typed: string, known: string, most: number, analyzer: Analyzer, isPrefix = false): number {
  const distance = editDistance(typed, known, most, isPrefix);
  if (distance > most) return Infinity;
  // Of words with many forms no dictionary at hand has them all, and short forms are near each other.
  const mayBeAny = distance === 1 && (typed.length >= lettersForAny || !analyzer.hasManyForms(typed));
  return mayBeAny || areLikelySlips(typed, known, distance, analyzer, isPrefix) ? distance : Infinity;
}

/** What is compared of the words of a vocabulary before they are: their letters, and how they begin. */
type Shapes = { mayBeNear: MayBeNear; starts: WordStarts };

const knownShapes = new WeakMap<Vocabulary, Shapes>();

/** Shapes of every known word, made when the first typo asks for them. */
function shapesOf(vocabulary: Vocabulary): Shapes {
  const known = knownShapes.get(vocabulary) ?? {
    mayBeNear: nearByLetters(vocabulary.forms, vocabulary.stems),
    starts: startsOf(vocabulary.forms),
  };
  knownShapes.set(vocabulary, known);
  return known;
}
