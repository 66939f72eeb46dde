import type { PublishedIndex } from "../../search/search";
import type { Locale } from "../../site/locales";
import type { IndexFile, TextsFile, WordsFile } from "../../types/searchFiles";
import { searchIndexFileName, searchPartFileName } from "./searchIndex";

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
  const name = (kind: "words" | "texts", part: number) => searchPartFileName(kind, locale, version, part + 1);
  const url = (file: string) => `/${file}?_=${digest}`;
  const wordsFiles = further.map((entry, part) => [name("words", part), [entry] satisfies WordsFile] as const);
  const textsFiles = texts.map((part, index) => [name("texts", index), part] as const);
  const words = wordsFiles.map(([file]) => url(file));
  const textUrls = textsFiles.map(([file]) => url(file));
  const main: IndexFile = [{ ...first, words, texts: textUrls }];
  return new Map<string, IndexFile | WordsFile | TextsFile>([
    [searchIndexFileName(locale, version), main],
    ...wordsFiles,
    ...textsFiles,
  ]);
}
