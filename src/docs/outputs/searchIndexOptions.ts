import { readPageAddress } from "../../i18n/pageAddress";
import type { IndexOptions, SearchRecord } from "../../search/search";
import { type Locale, localeKeys } from "../../site/locales";
import { isForPrograms } from "../../site/sectionKinds";
import { commonWords } from "../checks/spelling/commonWords";

/** What an index of a language is made with besides its records: what its readers know, and which pages are for programs. */
export function searchIndexOptions(locale: Locale, records: Pick<SearchRecord, "path" | "section">[]): IndexOptions {
  const programs = records.filter(({ path }) => isForPrograms(readPageAddress(path).slug));
  return {
    locale,
    realWords: localeKeys.flatMap(commonWords),
    programSections: [...new Set(programs.map(({ section }) => section))],
  };
}
