import FlexSearch, { type Index } from "flexsearch";
import type { IndexEntry, PublishedIndex, PublishedTexts } from "./createSearchIndex";
import { engineOptions, type Field, fieldMarks } from "./indexOptions";
import { unpackIndex } from "./packedIndex";
import { type EngineExport, engineExportOf } from "./postings";
import type { SearchRecord } from "./searchRecord";
import { splitWords } from "../words/splitWords";
import { isStopWord } from "../words/stopWords";
import { mergeVocabularies, type Vocabulary } from "../query/vocabulary";

/** A record and what ranking needs to know of it. */
export type SearcherRecord = SearchRecord & { size: number };

/** An index ready for queries. It never changes: what arrives later makes a new one. */
export type Searcher = {
  /** One for each entry, with the words it knows: most words of a query are in few of them. */
  engines: { engine: Index<unknown>; words: Record<string, unknown> }[];
  records: SearcherRecord[];
  vocabulary: Vocabulary;
  /** Number of the page that each record belongs to, and the places of each page's records. */
  pageOf: Uint32Array;
  pages: number[][];
  /** How many words of each record's title and heading say something; counted when first asked for. */
  lengthOf(place: number, field: "title" | "heading"): number;
};

/**
 * Makes a searcher of what was published, or of the part of it that is here already.
 * @throws when the data is not of the published form
 */
export function loadSearchIndex({ entries, texts }: PublishedIndex): Searcher {
  const [first] = entries;
  if (!first || !Array.isArray(first.documents)) throw new Error("The search index is not an index");
  const records = first.documents.map((document, place) => ({ id: place, ...document, text: "" }));
  const pageNumbers = new Map<string, number>();
  const pages: number[][] = [];
  const pageOf = Uint32Array.from(records, ({ path }, place) => {
    const page = pageNumbers.get(path) ?? pages.push([]) - 1;
    pageNumbers.set(path, page);
    pages[page]?.push(place);
    return page;
  });
  const empty: Searcher = {
    engines: [],
    records,
    vocabulary: { stems: [], forms: [] },
    pageOf,
    pages,
    lengthOf: (place, field) => contentLength(records[place]?.[field] ?? ""),
  };
  return texts.reduce(withTexts, entries.reduce(withEntry, empty));
}

const contentLengths = new Map<string, number>();

function contentLength(text: string): number {
  const known = contentLengths.get(text);
  if (known !== undefined) return known;
  const { length } = splitWords(text).filter((word) => !isStopWord(word));
  contentLengths.set(text, length);
  return length;
}

type ImportAsIs = (exported: EngineExport, options: { serialize: false }) => void;

/** Adds the words of a further entry. */
export function withEntry(searcher: Searcher, { index }: IndexEntry): Searcher {
  const { postings, vocabulary } = unpackIndex(index);
  const engine = FlexSearch.create(engineOptions);
  // FlexSearch's types know neither the unserialised form nor the option that asks for it.
  const importAsIs = engine.import.bind(engine) as unknown as ImportAsIs;
  const exported = engineExportOf(postings);
  importAsIs(exported, { serialize: false });
  const engines = [...searcher.engines, { engine, words: exported[0][0] ?? {} }];
  return { ...searcher, engines, vocabulary: mergeVocabularies(searcher.vocabulary, vocabulary) };
}

/** Adds texts, for excerpts. */
export function withTexts(searcher: Searcher, { from, texts }: PublishedTexts): Searcher {
  const records = searcher.records.map((record, place) => {
    const text = texts[place - from];
    return text === undefined ? record : { ...record, text };
  });
  return { ...searcher, records };
}

/** Places of the records that have a stem in a field: a list from each entry that knows the stem. */
export function placesOf({ engines }: Searcher, field: Field, stem: string): number[][] {
  const word = fieldMarks[field] + stem;
  // 0 is «no limit». FlexSearch's types know neither that nor that ids come as they were given: as numbers.
  return engines.flatMap(({ engine, words }) => (word in words ? [engine.search(word, 0) as unknown as number[]] : []));
}
