import { searchLimits } from "../../site/searchLimits";
import type { Locale } from "../../site/locales";
import { indexWords } from "../engine";
import type { Vocabulary } from "../query/vocabulary";
import { mistakableWords } from "../query/mistakableWords";
import { packWordSet } from "../words/wordSet";
import { addressesDigest } from "./addressesDigest";
import { type Field, fields } from "./fields";
import { indexFormat, type PackedIndex, packIndex } from "./packedIndex";
import type { Postings } from "./postings";
import { countedWords, recordAnalyzer, type RecordWords, wordsOfRecords } from "./recordWords";
import type { SearchRecord } from "./searchRecord";

/** A record without its text, which is published apart. An id that is the record's number is left out. */
export type PublishedRecord = Omit<SearchRecord, "id" | "text" | "lead"> & {
  id?: SearchRecord["id"];
  /** Words in the text: among equals the shorter section comes first, also while texts are on their way. */
  size: number;
};

/**
 * One entry of the published list. Only the first has documents, those of all entries, the format of all of them, and the
 * language that the index was made for, if it was given.
 */
export type IndexEntry = {
  format?: number;
  locale?: Locale;
  documents: PublishedRecord[];
  index: PackedIndex;
  /** Names of the sections whose pages are for those who write programs. */
  programSections?: readonly string[];
  /** Stems of words that no record has and that are no typos, see `packWordSet`. */
  realWords?: string;
};

/** Texts of some records in a row, and `addressesDigest` of these records. */
export type PublishedTexts = { from: number; of: string; texts: string[] };

/**
 * What is published: the first entry is enough to search titles and headings, with few records texts as well; further
 * entries add the words of texts, part by part; texts themselves, in parts of `searchLimits.recordsPerTexts`, serve
 * excerpts.
 */
export type PublishedIndex = { entries: IndexEntry[]; texts: PublishedTexts[] };

export type IndexOptions = {
  /** The language of the records; without it every word goes by its script. */
  locale?: Locale | undefined;
  /** Names of the sections whose pages are for those who write programs: others come before them, unless a query speaks of it. */
  programSections?: readonly string[];
  /** Words that readers of the language know: what they type of these is no typo, also when no record has it. */
  realWords?: readonly string[];
};

/** Indexes records of any documentation, as the site's build does. */
export function createSearchIndex(records: SearchRecord[], options: IndexOptions = {}): PublishedIndex {
  const { locale } = options;
  const words = wordsOfRecords(records, locale ?? null);
  const read = records.map((record, recordNumber) => {
    const own = words[recordNumber];
    return own ? { ...record, words: own } : record;
  });
  return publishIndex(read, indexWords(words), options);
}

/** Makes the published form of some records and the postings of their words. */
export function publishIndex(
  records: SearchRecord[],
  postings: Postings,
  { locale, realWords = [], programSections = [] }: IndexOptions = {},
): PublishedIndex {
  const words = wordsOfRecords(records, locale ?? null);
  const forms = commonForms(records, words, locale ?? null);
  const documents = records.map((record, recordNumber) =>
    publishedRecord(record, recordNumber, words[recordNumber]?.size ?? 0, locale ?? null),
  );
  const known = mistakableWords(realWords, vocabularyOf(postings, forms), recordAnalyzer({}, locale ?? null));
  const head = {
    format: indexFormat,
    ...(locale && { locale }),
    documents,
    ...(programSections.length > 0 && { programSections }),
    ...(known.length > 0 && { realWords: packWordSet(known) }),
  };
  const partSize = searchLimits.recordsPerPart;
  const starts = startsOf(records, partSize);
  const texts = startsOf(records, searchLimits.recordsPerTexts).map((from): PublishedTexts => {
    const own = records.slice(from, from + searchLimits.recordsPerTexts);
    return { from, of: addressesDigest(own), texts: own.map(({ text }) => text) };
  });
  if (starts.length < 2) return { entries: [{ ...head, index: packIndex(postings, forms) }], texts };
  const parts = starts.map((from) =>
    only(
      postings,
      (field) => field === "text",
      (recordNumber) => recordNumber >= from && recordNumber < from + partSize,
    ),
  );
  const firstPart = only(postings, (field) => field !== "text");
  return {
    entries: [
      { ...head, index: packIndex(firstPart, forms) },
      ...parts.map((part) => ({ documents: [], index: packIndex(part, forms) })),
    ],
    texts,
  };
}

function vocabularyOf(postings: Postings, forms: Map<string, string>): Vocabulary {
  const stems = [...postings.keys()].sort();
  return { stems, forms: stems.map((stem) => forms.get(stem) ?? stem) };
}

/** Numbers of the records with which parts of some size begin. */
function startsOf(records: SearchRecord[], partSize: number): number[] {
  return Array.from({ length: Math.ceil(records.length / partSize) }, (_, part) => part * partSize);
}

function publishedRecord(
  { id, path, title, heading, anchor, section, locale: own }: SearchRecord,
  recordNumber: number,
  size: number,
  locale: Locale | null,
): PublishedRecord {
  return {
    ...(id === recordNumber ? {} : { id }),
    path,
    title,
    heading,
    anchor,
    section,
    size,
    ...(own && own !== locale ? { locale: own } : {}),
  };
}

function only(
  postings: Postings,
  hasField: (field: Field) => boolean,
  hasRecord: (recordNumber: number) => boolean = () => true,
): Postings {
  const chosen: Postings = new Map();
  for (const [stem, entry] of postings) {
    for (const field of fields.filter(hasField)) {
      const recordNumbers = entry[field]?.filter(hasRecord) ?? [];
      if (recordNumbers.length > 0) chosen.set(stem, { ...chosen.get(stem), [field]: recordNumbers });
    }
  }
  return chosen;
}

/** For each stem the form that the texts have most often; among equals the shorter, then the first by alphabet. */
function commonForms(records: SearchRecord[], words: RecordWords[], locale: Locale | null): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  words.forEach((own, recordNumber) => {
    const analyzer = recordAnalyzer(records[recordNumber] ?? {}, locale);
    for (const [word, count] of countedWords(own)) {
      const stemmed = analyzer.stem(word);
      const forms = counts.get(stemmed) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + count);
      counts.set(stemmed, forms);
    }
  });
  const best = ([formA, countA]: [string, number], [formB, countB]: [string, number]) =>
    countB - countA || formA.length - formB.length || (formA < formB ? -1 : 1);
  return new Map([...counts].map(([stemmed, forms]) => [stemmed, [...forms].sort(best)[0]?.[0] ?? stemmed]));
}
