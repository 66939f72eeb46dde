import fs from "node:fs";
import { lettersForAny, lettersForOne } from "../../../search/slips/editDistance";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";
import { dictionary } from "./dictionary";
import { hunspellForms } from "./hunspell";

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

/** In small letters: names are none. Shorter words are never corrected. */
const rareWord = new RegExp(`^\\p{Ll}{${lettersForOne},}$`, "u");

/**
 * Rarer words that search takes for no typos either; none where the language's pack names none. Of words with forms the
 * short ones are here in all of them: these are near each other, and their stems are not that of the word.
 */
export function rareWords(locale: Locale): { words: string[]; haveAllForms: boolean } {
  const { files, haveAllForms } = writingLanguages[locale].rareWords ?? { files: [], haveAllForms: false };
  const words = files.flatMap((file) => (file.endsWith(".dic") ? wordsAndShortForms(file) : wordsOf(file)));
  return { words: [...new Set(words)].filter((word) => rareWord.test(word)), haveAllForms };
}

function wordsAndShortForms(file: string): string[] {
  return linesOf(readInstalled(file)).flatMap(
    hunspellForms(readInstalled(file.replace(/dic$/, "aff")), lettersForAny - 1),
  );
}

/** The words of a list: in JSON, or a line each. */
function wordsOf(file: string): string[] {
  const content = readInstalled(file);
  return file.endsWith(".json") ? (JSON.parse(content) as string[]) : linesOf(content);
}

const readInstalled = (file: string) => fs.readFileSync(installedFile(file), "utf8");
const linesOf = (text: string) => text.split(/\r?\n/).filter(Boolean);
