import { indexedWords } from "../search/indexOptions";
import type { SearchRecord } from "../search/searchRecord";
import type { SearchSection } from "./compile/searchSections";

export type SearchablePage = { path: string; title: string; section: string; sections: SearchSection[] };

/** A record and, under a name that is not itself a word, the words that are indexed for it. */
export type IndexedRecord = SearchRecord & { _: string };

/** The records of all pages of an index, numbered. A page's title is indexed with its first section. */
export function searchRecords(pages: SearchablePage[]): IndexedRecord[] {
  const records = pages.flatMap(({ sections, ...page }) => sections.map((section) => ({ ...page, ...section })));
  return records.map((record, id) => {
    const isFirst = record.heading === "";
    const words = indexedWords({ title: isFirst ? record.title : "", heading: record.heading, text: record.text });
    return { ...record, id, _: words };
  });
}
