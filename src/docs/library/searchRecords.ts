import { indexedTexts } from "../../search/index/createSearchIndex";
import { indexedWords } from "../../search/index/indexOptions";
import type { SearchRecord } from "../../search/index/searchRecord";
import type { SearchSection } from "../compile/collect/searchSections";

export type SearchablePage = {
  path: string;
  title: string;
  section: string;
  sections: (SearchSection & { lead?: string })[];
};

/** A record and, under a name that is not itself a word, the words that are indexed for it. */
export type IndexedRecord = SearchRecord & { _: string };

/** The records of all pages of an index, numbered. */
export function searchRecords(pages: SearchablePage[]): SearchRecord[] {
  const records = pages.flatMap(({ sections, ...page }) => sections.map((section) => ({ ...page, ...section })));
  return records.map((record, id) => ({ ...record, id }));
}

/** Records as gatsby-plugin-local-search is to index them. */
export function indexedRecords(records: SearchRecord[]): IndexedRecord[] {
  const texts = indexedTexts(records);
  return records.map((record, place) => ({ ...record, _: texts[place] ? indexedWords(texts[place]) : "" }));
}
