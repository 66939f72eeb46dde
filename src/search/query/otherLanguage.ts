import { searchLanguages } from "../../languages/languages";
import { type Locale, localeKeys } from "../../site/locales";
import type { Searcher } from "../index/loadSearchIndex";
import type { Ranking } from "../ranking/rankPages";
import { type QueryWord, weights } from "./meanings";

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

/**
 * The language in whose index a query is to be looked up as well: words are written as that language is, and the index
 * does not have them; or all of them are, and no page says them in its title or heading. Of languages that are written
 * alike, the first of the site's.
 * @returns null when there is none, and when the language of the index is not known
 */
export function languageOfStrangers(searcher: Searcher, words: QueryWord[], { pages }: Ranking): Locale | null {
  const { locale, analyzer } = searcher;
  // A name that the index has is the same in all languages.
  if (locale === null || words.some(({ isWhole }) => isWhole)) return null;
  const content = contentWords(words);
  const strangers = content.filter((word) => !/\d/.test(word.word) && isStranger(word, searcher));
  const [first] = strangers;
  if (!first) return null;
  const script = analyzer.scriptOf(first.word);
  const other = localeKeys.find((one) => searchLanguages[one].script === script) ?? null;
  if (!strangers.every(isKnown)) return other;
  if (strangers.length < content.length || strangers.length === 1) return null;
  const { title = "", heading = "" } = pages[0]?.[0]?.record ?? {};
  const said = new Set(analyzer.splitWords(`${title} ${heading}`).flatMap(analyzer.stems));
  const isSaid = ({ meanings }: QueryWord) => meanings.some(({ stem }) => said.has(stem));
  return strangers.every(isSaid) ? null : other;
}

/** Whether a word is of another language than an index; what sounds like a word of the index is one that the reader spells otherwise. */
function isStranger({ word, corrected }: QueryWord, { locale, analyzer }: Searcher): boolean {
  if (locale === null) return false;
  const isOwn = (written: string) => [null, searchLanguages[locale].script].includes(analyzer.scriptOf(written));
  return !isOwn(word) && !(corrected && isOwn(corrected));
}

/** Whether the index has a word itself, or one that sounds or is typed just so. */
function isKnown({ meanings }: QueryWord): boolean {
  return meanings.some(({ kind, weight }) => kind === "beginning" || (kind === undefined && weight >= weights.layout));
}
