import fs from "node:fs";
import { lettersForOne } from "../../../search/slips/editDistance";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";
import { dictionary } from "./dictionary";

/**
 * The words of a language that search takes for no typos: the most common ones, without those that its dictionary does
 * not know (names, another spelling of the language) and should be corrected, then those of the trade. None where the
 * language's pack names none.
 */
export function commonWords(locale: Locale): string[] {
  const { commonWords: files, tradeWords = "" } = writingLanguages[locale];
  const words = files.flatMap(wordsOf);
  const known = dictionary(locale);
  return [...(known ? words.filter((word) => known.has(word)) : words), ...tradeWords.split(/\s+/).filter(Boolean)];
}

/** Of longer words few are near one of docs, and readers hardly type them. */
const longestRare = 11;
/** In small letters: names are none. Shorter words are never corrected. */
const rareWord = new RegExp(`^\\p{Ll}{${lettersForOne},${longestRare}}$`, "u");

/** Rarer words that search takes for no typos either; none where the language's pack names none. */
export function rareWords(locale: Locale): { words: string[]; haveAllForms: boolean } {
  const { files, haveAllForms } = writingLanguages[locale].rareWords ?? { files: [], haveAllForms: false };
  const words = files.flatMap(wordsOf).filter((word) => rareWord.test(word));
  return { words, haveAllForms };
}

/** The words of a list: in JSON, a line each, or as Hunspell has them, with flags behind a stroke. */
function wordsOf(file: string): string[] {
  const content = fs.readFileSync(installedFile(file), "utf8");
  if (file.endsWith(".json")) return JSON.parse(content) as string[];
  return content.split(/\r?\n/).flatMap((line) => line.split("/")[0] || []);
}
