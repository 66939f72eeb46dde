import { readPageAddress } from "../../i18n/pageAddress";
import { writingLanguages } from "../../languages/languages";
import { lexicons } from "../../languages/lexicons";
import type { IndexOptions, SearchRecord } from "../../search/search";
import { type Locale, localeKeys } from "../../site/locales";
import { isForPrograms, isForProblems } from "../../site/sectionKinds";
import { commonWords, rareWords } from "../checks/spelling/commonWords";

/** So many of another language's most common words are no typos in an index: each costs its readers bytes. */
const mostOfOthers = 5000;

/**
 * What an index of a language is made with besides its records: what its readers know and say, and what its sections are for.
 * @param hasRealWords false leaves out which words are no slips: to read the dictionaries and to find out takes seconds
 */
export function searchIndexOptions(
  locale: Locale,
  records: Pick<SearchRecord, "path" | "section">[],
  hasRealWords = true,
): IndexOptions {
  const sectionsOf = (isOfKind: (slug: string) => boolean) => [
    ...new Set(records.filter(({ path }) => isOfKind(readPageAddress(path).slug)).map(({ section }) => section)),
  ];
  return {
    locale,
    ...(hasRealWords ? wordsOfReaders(locale) : {}),
    lexicons: lexicons[locale],
    programSections: sectionsOf(isForPrograms),
    problemSections: sectionsOf(isForProblems),
  };
}

function wordsOfReaders(locale: Locale) {
  return {
    realWords: commonWords(locale),
    rareWords: rareWords(locale),
    wordsOfOthers: localeKeys.filter((one) => one !== locale).flatMap((one) => commonWords(one).slice(0, mostOfOthers)),
    derivation: writingLanguages[locale].derivation,
  };
}
