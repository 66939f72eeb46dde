import type { PublishedIndex } from "../../search/search";
import type { Locale } from "../../site/locales";
import type { IndexFile, TextsFile, WordsFile } from "../../types/searchFiles";
import { searchLimits } from "../../site/searchLimits";
import { searchIndexFileName, searchTextsFileName, searchWordsFileName } from "./searchIndex";

/**
 * The files of an index, by their names below the site's root.
 * @param digest what makes caches ask again when the index changes
 */
export function searchFiles(
  { entries, texts }: PublishedIndex,
  { locale, version, digest }: { locale: Locale; version: string; digest: string },
): Map<string, IndexFile | WordsFile | TextsFile> {
  const [first, ...further] = entries;
  if (!first) return new Map();
  const url = (file: string) => `/${file}?_=${digest}`;
  const wordsFiles = further.map(
    (entry, part) => [searchWordsFileName(locale, version, part + 1), [entry] satisfies WordsFile] as const,
  );
  const textsFiles = texts.map((part, index) => [searchTextsFileName(locale, version, index), part] as const);
  const words = wordsFiles.map(([file]) => url(file));
  const place = {
    url: url(searchTextsFileName(locale, version, "{part}")),
    recordsPerFile: searchLimits.recordsPerTexts,
  };
  const main: IndexFile = [{ ...first, words, texts: place }];
  return new Map<string, IndexFile | WordsFile | TextsFile>([
    [searchIndexFileName(locale, version), main],
    ...wordsFiles,
    ...textsFiles,
  ]);
}
