import type { PublishedIndex } from "../../search/search";
import type { Locale } from "../../site/locales";
import type { IndexFile, TextsFile, WordsFile } from "../../types/searchFiles";
import { searchLimits } from "../../site/searchLimits";
import { searchIndexFileName, searchTextsFileName, searchWordsFileName } from "./searchIndex";

/**
 * The files of an index as text, by their names below the site's root.
 * @param digest what makes caches ask again when the index changes
 */
export function searchFiles(
  { entries, texts }: PublishedIndex,
  { locale, version, digest }: { locale: Locale; version: string; digest: string },
): Map<string, string> {
  const [first, titles, ...rest] = entries;
  if (!first || !titles) return new Map();
  const url = (file: string) => `/${file}?_=${digest}`;
  const sameWords = rest.filter(({ index }) => !index.vocabulary);
  const wordsFiles = rest
    .filter(({ index }) => index.vocabulary)
    .map((entry, part) => [searchWordsFileName(locale, version, part + 1), [entry] satisfies WordsFile] as const);
  const textsFiles = texts.map(
    (part, index) => [searchTextsFileName(locale, version, index), part satisfies TextsFile] as const,
  );
  const words = wordsFiles.map(([file]) => url(file));
  const place = {
    url: url(searchTextsFileName(locale, version, "{part}")),
    recordsPerFile: searchLimits.recordsPerTexts,
  };
  const main: IndexFile = [{ ...first, words, texts: place }, titles, ...sameWords];
  return new Map([
    [searchIndexFileName(locale, version), listLines(main)],
    ...[...wordsFiles, ...textsFiles].map(([name, content]) => [name, JSON.stringify(content)] as const),
  ]);
}

/** A list as JSON, a line an element, each behind `[` or `,`: whoever reads it need not wait for the end. */
function listLines(list: readonly unknown[]): string {
  const lines = list.map((element, index) => `${index === 0 ? "[" : ","}${JSON.stringify(element)}\n`);
  return `${lines.join("")}]`;
}
