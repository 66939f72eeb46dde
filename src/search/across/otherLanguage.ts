import { searchLanguages } from "../../languages/languages";
import { type Locale, localeKeys } from "../../site/locales";
import type { Searcher } from "../index/loadSearchIndex";
import type { Ranking } from "../ranking/rankPages";
import { identifierWords } from "../words/identifiers";
import { isReadersWord } from "../query/kin";
import { type Meaning, type QueryWord, weights } from "../query/meanings";
import { isForeign } from "../query/vocabulary";

/** The words of a query that its answer is to be about. */
function contentWords(words: QueryWord[]): QueryWord[] {
  return words.filter(({ isWhole, isOptional, isMissing }) => !isWhole && (!isOptional || isMissing));
}

/** What an index knows of a word of another language: it has it from code and names, and seldom means what the reader does. */
const strangeShare = 0.35;

/**
 * Which part of a query's words an index knows, from 0 to 1: a word as it was typed, or as surely heard, counts whole, one
 * that it has only corrected, or that it has kin or another word for, less, and so does one of another language.
 */
export function knownShare(words: QueryWord[], searcher: Searcher): number {
  const content = contentWords(words);
  const shares = content.map((word) => {
    const share = isKnown(word) ? 1 : word.meanings.length > 0 ? weights.typo : 0;
    return isStranger(word, searcher) ? share * strangeShare : share;
  });
  return content.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / content.length;
}

/** Shorter words do not tell a language: `ne` and `v` are Russian in Latin letters, and `id` is in all. */
const shortestTelling = 3;

/**
 * The language in whose index a query is to be looked up as well. Words may be written in its letters, and the index does
 * not have them; or most of them are, the rest only sound like words of the index, and no page says them in its title or
 * heading. Or half of the words say nothing here: people write Russian in Latin letters, too. Of languages that are written
 * alike, the first of the site's.
 * @param query as it was typed @param words what the index makes of it @param ranking what it answers
 * @returns null when there is none, and when the language of the index is not known
 */
export function languageOfStrangers(
  searcher: Searcher,
  query: string,
  words: QueryWord[],
  { pages }: Ranking,
): Locale | null {
  const { locale, analyzer } = searcher;
  if (locale === null) return null;
  const telling = tellingWords(query, words, searcher);
  const strangers = telling.filter((word) => isStranger(word, searcher));
  const [first] = strangers;
  if (!first) return sayNothing(telling, searcher) ? writtenInLettersOf(locale) : null;
  const script = analyzer.scriptOf(first.word);
  const other = localeKeys.find((one) => searchLanguages[one].script === script) ?? null;
  if (!strangers.every(isKnown)) return other;
  const areMost = strangers.length > telling.length - strangers.length;
  if (!areMost || !telling.every(({ word }) => isForeign(word, searcher))) return null;
  const { title = "", heading = "" } = pages[0]?.[0]?.record ?? {};
  const said = new Set(analyzer.splitWords(`${title} ${heading}`).flatMap(analyzer.stems));
  return strangers.every(({ meanings }) => meanings.some(saysIt(said, searcher))) ? null : other;
}

/**
 * Whether half of some words say nothing in an index, and are none that its readers know; a word alone says nothing, too,
 * that may be heard as one of it.
 */
function sayNothing(words: QueryWord[], searcher: Searcher): boolean {
  const isReal = ({ word }: QueryWord) => isReadersWord(word, searcher);
  const isGuess = (word: QueryWord) => words.length === 1 && isForeign(word.word, searcher) && !isKnown(word);
  const silent = words.filter((word) => (word.meanings.length === 0 && !isReal(word)) || isGuess(word));
  return silent.length > 0 && silent.length >= words.length / 2;
}

/** The first of the site's other languages that people write in the letters of one of them, too. */
function writtenInLettersOf(locale: Locale): Locale | null {
  if (searchLanguages[locale].script !== "Latin") return null;
  return localeKeys.find((one) => one !== locale && searchLanguages[one].inLatin) ?? null;
}

/** Words of a query from which its language can be told: names are the same in all. */
function tellingWords(query: string, words: QueryWord[], { analyzer }: Searcher): QueryWord[] {
  const names = query.split(/\s+/).filter((piece) => identifierWords(piece, analyzer).length > 0);
  const namesParts = names.flatMap(analyzer.splitWords);
  return contentWords(words).filter(
    ({ word }) => word.length >= shortestTelling && !/\d/.test(word) && !namesParts.includes(word),
  );
}

/** Whether a meaning of a word is among stems, as the word itself or in the letters of the index, not as its kin. */
function saysIt(said: Set<string>, searcher: Searcher): (meaning: Meaning) => boolean {
  return ({ stem, kind }) =>
    said.has(stem) && (kind === undefined || kind === "beginning" || !isForeign(stem, searcher));
}

/** Whether a word is of another language than an index; what sounds like a word of the index is one that the reader spells otherwise. */
export function isStranger({ word, corrected }: QueryWord, searcher: Searcher): boolean {
  return isForeign(word, searcher) && (corrected === null || isForeign(corrected, searcher));
}

/** Whether the index has a word itself, or one that sounds or is typed just so. */
function isKnown({ meanings }: QueryWord): boolean {
  return meanings.some(({ kind, weight }) => kind === "beginning" || (kind === undefined && weight >= weights.layout));
}
