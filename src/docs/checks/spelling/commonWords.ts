import fs from "node:fs";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";
import { dictionary } from "./dictionary";

/**
 * The words of a language that search takes for no typos: the most common ones, without those that its dictionary does
 * not know (names, another spelling of the language) and should be corrected. None where the language's pack names no list.
 */
export function commonWords(locale: Locale): string[] {
  const { commonWords: file } = writingLanguages[locale];
  if (file === null) return [];
  const known = dictionary(locale);
  return fs
    .readFileSync(installedFile(file), "utf8")
    .split("\n")
    .map((word) => word.trim())
    .filter((word) => word !== "" && (known?.has(word) ?? true));
}
