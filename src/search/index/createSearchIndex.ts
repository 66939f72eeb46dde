import FlexSearch from "flexsearch";
import { limits } from "../../site/limits";
import { engineOptions, type Field, fields, indexedWords } from "./indexOptions";
import { type PackedIndex, packIndex } from "./packedIndex";
import { type EngineExport, type Postings, postingsOf } from "./postings";
import type { SearchRecord } from "./searchRecord";
import { splitWords } from "../words/splitWords";
import { stem } from "../words/stem";

/** A record without its text, which is published apart. An id that is the record's place is left out. */
export type PublishedRecord = Omit<SearchRecord, "id" | "text" | "lead"> & {
  id?: SearchRecord["id"];
  /** Words in the text: among equals the shorter section comes first, also while texts are on their way. */
  size: number;
};

/** One entry of the published list. Only the first has documents: those of all entries. */
export type IndexEntry = { documents: PublishedRecord[]; index: PackedIndex };

/** Texts of some records in a row. */
export type PublishedTexts = { from: number; texts: string[] };

/**
 * What is published: the first entry is enough to search titles and headings, with few records texts as well; further
 * entries add the words of texts, part by part; texts themselves serve excerpts.
 */
export type PublishedIndex = { entries: IndexEntry[]; texts: PublishedTexts[] };

/** Indexes records of any documentation, in English, Russian or both, as the site's build does. */
export function createSearchIndex(records: SearchRecord[]): PublishedIndex {
  const engine = FlexSearch.create(engineOptions);
  // As gatsby-plugin-local-search does it: a record's fields as JSON, under a name that is not itself a word.
  for (const [place, texts] of indexedTexts(records).entries()) {
    engine.add(place, JSON.stringify({ _: indexedWords(texts) }));
  }
  return publishIndex(records, JSON.parse(engine.export()) as EngineExport);
}

/** What of each record is indexed where: the title of a page goes with its first section. */
export function indexedTexts(records: SearchRecord[]): Record<Field, string>[] {
  const seen = new Set<string>();
  return records.map(({ path, title, heading, text, lead = "" }) => {
    const isFirst = !seen.has(path);
    seen.add(path);
    return { title: isFirst ? title : "", heading, lead, text };
  });
}

/** Makes the published form of what FlexSearch exported for some records. */
export function publishIndex(records: SearchRecord[], exported: EngineExport): PublishedIndex {
  const postings = postingsOf(exported);
  const forms = commonForms(records);
  const documents = records.map(publishedRecord);
  const partSize = limits.searchRecordsPerPart;
  const starts = records.flatMap((_, place) => (place % partSize === 0 ? [place] : []));
  const texts = starts.map((from) => ({
    from,
    texts: records.slice(from, from + partSize).map(({ text }) => text),
  }));
  if (starts.length < 2) return { entries: [{ documents, index: packIndex(postings, forms) }], texts };
  const head = only(postings, (field) => field !== "text");
  const parts = starts.map((from) =>
    only(
      postings,
      (field) => field === "text",
      (place) => place >= from && place < from + partSize,
    ),
  );
  return {
    entries: [
      { documents, index: packIndex(head, forms) },
      ...parts.map((part) => ({ documents: [], index: packIndex(part, forms) })),
    ],
    texts,
  };
}

function publishedRecord(
  { id, path, title, heading, anchor, section, text }: SearchRecord,
  place: number,
): PublishedRecord {
  const size = splitWords(text).length;
  return { ...(id === place ? {} : { id }), path, title, heading, anchor, section, size };
}

function only(
  postings: Postings,
  hasField: (field: Field) => boolean,
  hasPlace: (place: number) => boolean = () => true,
): Postings {
  const chosen: Postings = new Map();
  for (const [word, entry] of postings) {
    for (const field of fields.filter(hasField)) {
      const places = entry[field]?.filter(hasPlace) ?? [];
      if (places.length > 0) chosen.set(word, { ...chosen.get(word), [field]: places });
    }
  }
  return chosen;
}

/** For each stem the form that the texts have most often; among equals the shorter, then the first by alphabet. */
function commonForms(records: SearchRecord[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { title, heading, text } of records) {
    for (const word of splitWords(`${title}\n${heading}\n${text}`)) {
      const forms = counts.get(stem(word)) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      counts.set(stem(word), forms);
    }
  }
  const best = ([formA, countA]: [string, number], [formB, countB]: [string, number]) =>
    countB - countA || formA.length - formB.length || (formA < formB ? -1 : 1);
  return new Map([...counts].map(([stemmed, forms]) => [stemmed, [...forms].sort(best)[0]?.[0] ?? stemmed]));
}
