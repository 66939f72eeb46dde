import fs from "node:fs";
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

function wordsOf(file: string): string[] {
  const content = fs.readFileSync(installedFile(file), "utf8");
  if (file.endsWith(".json")) return JSON.parse(content) as string[];
  return content.split("\n").filter((word) => word !== "");
}
