import { engineField } from "../../search/engine";
import { wordsOfRecords } from "../../search/index/recordWords";
import type { SearchRecord } from "../../search/index/searchRecord";
import type { Locale } from "../../site/locales";
import type { SearchSection } from "../compile/collect/searchSections";

export type SearchablePage = {
  path: string;
  title: string;
  section: string;
  /** Language of the page's text, where it may be another than that of the index. */
  locale?: Locale;
  sections: (Omit<SearchSection, "lead" | "keywords" | "words"> & Partial<SearchSection>)[];
};

/** A record and the words that are indexed for it. */
export type IndexedRecord = SearchRecord & { [engineField]: string };

/** The records of all pages of an index, numbered. */
export function searchRecords(pages: SearchablePage[]): SearchRecord[] {
  const records = pages.flatMap(({ sections, ...page }) => sections.map((section) => ({ ...page, ...section })));
  return records.map((record, id) => ({ ...record, id }));
}

/** Records as gatsby-plugin-local-search is to index them. @param locale language of the index */
export function indexedRecords(records: SearchRecord[], locale: Locale): IndexedRecord[] {
  const words = wordsOfRecords(records, locale);
  return records.map((record, index) => ({ ...record, [engineField]: words[index]?.stems ?? "" }));
}
