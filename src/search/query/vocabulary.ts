import { searchLanguages } from "../../languages/languages";
import type { Locale } from "../../site/locales";
import type { Analyzer } from "../words/analyzer";
import type { Lexicon } from "../words/lexicon";
import { lowerBound } from "../words/lowerBound";

/**
 * The words an index knows: stems, sorted, so that those with a common beginning stand together, and for each the form
 * in which the texts have it most often.
 */
export type Vocabulary = { stems: string[]; forms: string[] };

/** What a query is read with: the words that the index knows, and how its languages read words. */
export type QueryContext = {
  /** The language of the index, if it is known. */
  locale?: Locale | null;
  vocabulary: Vocabulary;
  analyzer: Analyzer;
  /** Whether a folded word that the index does not know is one that readers do, and no typo. */
  isRealWord(word: string): boolean;
  /** Whether it is one of those that only begin as words of the index do: none of these is of its family. */
  isUnrelated(word: string): boolean;
  /** Whether it is one that only ends as slang does: «балкон» is no form of «балком». */
  isNoSlang(word: string): boolean;
  lexicon: Lexicon;
  /** Numbers of the phrases that readers type, by a stem that they have. */
  phrasesWith(stem: string): readonly number[];
  /** Numbers of the records that have a stem in a title, a heading, a lead or a text; some may stand there twice. */
  recordsWith(stem: string): readonly number[];
};

/** Positions of the stems that begin with a prefix: from the first to before the second. */
function prefixRange({ stems }: Vocabulary, prefix: string): [from: number, to: number] {
  const from = lowerBound(stems, prefix);
  let to = from;
  while (stems[to]?.startsWith(prefix)) to += 1;
  return [from, to];
}

/** The stems that begin with a prefix. */
export function stemsWithPrefix(vocabulary: Vocabulary, prefix: string): string[] {
  const [from, to] = prefixRange(vocabulary, prefix);
  return vocabulary.stems.slice(from, to);
}

/** Whether the vocabulary has a stem. */
export function hasStem({ stems }: Vocabulary, stem: string): boolean {
  return stems[lowerBound(stems, stem)] === stem;
}

/** Whether some stem begins with a prefix. */
export function beginsStem({ stems }: Vocabulary, prefix: string): boolean {
  return stems[lowerBound(stems, prefix)]?.startsWith(prefix) ?? false;
}

/** Stemmers may change the third letter («day»: `dai`); of longer words the first two are those of the stem. */
const lettersOfStem = 2;

/** Whether the stem of a word may be one of the vocabulary's: to stem it takes longer than all else. */
export function mayHaveStemOf(vocabulary: Vocabulary, word: string): boolean {
  return beginsStem(vocabulary, word.slice(0, lettersOfStem));
}

/** How the texts spell a stem. */
export function formOf({ stems, forms }: Vocabulary, stem: string): string {
  const position = lowerBound(stems, stem);
  return (stems[position] === stem && forms[position]) || stem;
}

/** Whether a word is written in other letters than the language of an index. */
export function isForeign(word: string, { locale, analyzer }: Pick<QueryContext, "locale" | "analyzer">): boolean {
  const script = analyzer.scriptOf(word);
  return !!locale && script !== null && script !== searchLanguages[locale].script;
}

/** One vocabulary of two; the same where it is one. */
export function mergeVocabularies(first: Vocabulary, second: Vocabulary): Vocabulary {
  if (first === second || first.stems.length === 0) return second;
  const merged: Vocabulary = { stems: [], forms: [] };
  const take = ({ stems, forms }: Vocabulary, position: number) => {
    merged.stems.push(stems[position] ?? "");
    merged.forms.push(forms[position] ?? "");
  };
  for (let [a, b] = [0, 0]; a < first.stems.length || b < second.stems.length;) {
    const [left, right] = [first.stems[a], second.stems[b]];
    const takesFirst = right === undefined || (left !== undefined && left <= right);
    if (takesFirst) take(first, a);
    else take(second, b);
    if (takesFirst) a += 1;
    if (!takesFirst || left === right) b += 1;
  }
  return merged;
}
