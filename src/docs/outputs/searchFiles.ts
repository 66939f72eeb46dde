import type { IndexEntry, PublishedIndex } from "../../search/search";
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
  const sameWords = rest.filter((entry) => !entry.index.vocabulary && !isOfRareWords(entry));
  const wordsFile = (part: number | "rare", entry: IndexEntry) =>
    [searchWordsFileName(locale, version, part), [entry] satisfies WordsFile] as const;
  const wordsFiles = rest.filter(({ index }) => index.vocabulary).map((entry, part) => wordsFile(part + 1, entry));
  const rareFiles = rest.filter(isOfRareWords).map((entry) => wordsFile("rare", entry));
  const textsFiles = texts.map(
    (part, index) => [searchTextsFileName(locale, version, index), part satisfies TextsFile] as const,
  );
  const words = wordsFiles.map(([file]) => url(file));
  const rareWords = rareFiles.map(([file]) => url(file));
  const place = {
    url: url(searchTextsFileName(locale, version, "{part}")),
    recordsPerFile: searchLimits.recordsPerTexts,
  };
  const main: IndexFile = [{ ...first, words, rareWords, texts: place }, titles, ...sameWords];
  return new Map([
    [searchIndexFileName(locale, version), listLines(main)],
    ...[...wordsFiles, ...rareFiles, ...textsFiles].map(([name, content]) => [name, JSON.stringify(content)] as const),
  ]);
}

function isOfRareWords({ realStems, realWords, unrelatedStems }: IndexEntry): boolean {
  return [realStems, realWords, unrelatedStems].some((words) => words !== undefined);
}

/** A list as JSON, a line an element, each behind `[` or `,`: whoever reads it need not wait for the end. */
function listLines(list: readonly unknown[]): string {
  const lines = list.map((element, index) => `${index === 0 ? "[" : ","}${JSON.stringify(element)}\n`);
  return `${lines.join("")}]`;
}
