import type { Locale } from "../../site/locales";
import { type Engine, loadEngine } from "../engine";
import { mergeVocabularies, type Vocabulary } from "../query/vocabulary";
import { type Analyzer, analyzerOf } from "../words/analyzer";
import { type Lexicon, unpackLexicon } from "../words/lexicon";
import { addressesDigest } from "./addressesDigest";
import type { IndexEntry, IndexOptions, PublishedIndex, PublishedTexts } from "./createSearchIndex";
import { unpackRecords } from "./packedRecords";
import { type Phrases, unpackPhrases } from "./phrases";
import { unpackIndex } from "./packedIndex";
import { recordsOf } from "./postings";
import { readRealWords } from "./realWords";
import type { SearchRecord } from "./searchRecord";

/** «Where to go next» stands on nearly all pages; «What can go wrong», on two of three, says something of its page. */
const nearlyAll = 0.9;
/** Of fewer pages it says nothing that nearly all have a heading. */
const fewestPages = 8;

/** A record and what ranking needs to know of it. */
export type SearcherRecord = SearchRecord & { size: number };

/** An index ready for queries. It never changes: what arrives later makes a new one. */
export type Searcher = {
  /** The language it was made for; null when that was not given. */
  locale: Locale | null;
  /** One for each entry: most words of a query are in few of them. */
  engines: Engine[];
  /** Elsewhere a record is known by its number, which is its index here. */
  records: SearcherRecord[];
  /** How words are read: as the languages of the records have it. */
  analyzer: Analyzer;
  vocabulary: Vocabulary;
  /** What readers type for the records. */
  phrases: Phrases;
  /** Names of the sections for those who write programs. */
  programSections: readonly string[];
  /** Names of the sections that solve problems. */
  problemSections: readonly string[];
  /** Whether a folded word that no record has is one that readers know, and no typo. */
  isRealWord(word: string): boolean;
  /** Whether it is one that only begins as words of the records do. */
  isUnrelated(word: string): boolean;
  /** Whether it is one that only ends as what readers say does. */
  isNoSlang(word: string): boolean;
  /** What readers say for the words of the records. */
  lexicon: Lexicon;
  /** Numbers of the phrases that have a stem. */
  phrasesWith(stem: string): readonly number[];
  /** Numbers of the records that have a stem; some may stand there twice. */
  recordsWith(stem: string): readonly number[];
  /** For each record the number of its page. */
  pageOf: Uint32Array;
  /** For each page the numbers of its records. */
  pages: number[][];
  /** How many words of a record's title or heading say something; counted when first asked for. */
  lengthOf(recordNumber: number, field: "title" | "heading"): number;
  /** Whether a heading stands on nearly all pages; counted when first asked for. */
  isOfNearlyAllPages(heading: string): boolean;
};

/**
 * Makes a searcher of what was published, or of the part of it that is here already.
 * @param options a language other than the one the index says it was made for
 * @throws when the data is not of the published form
 */
export function loadSearchIndex(
  { entries, texts }: PublishedIndex,
  options: Pick<IndexOptions, "locale"> = {},
): Searcher {
  const [first] = entries;
  if (!first) throw new Error("The search index is not an index");
  const records = unpackRecords(first.documents).map((record) => ({ ...record, text: "" }));
  const analyzer = analyzerOf(
    options.locale ?? first.locale ?? null,
    records.flatMap(({ locale }) => locale ?? []),
  );
  const pages = pagesOf(records);
  const empty: Searcher = {
    locale: options.locale ?? first.locale ?? null,
    engines: [],
    records,
    analyzer,
    vocabulary: { stems: [], forms: [] },
    phrases: { recordOf: new Uint32Array(), sizeOf: new Float64Array() },
    programSections: first.programSections ?? [],
    problemSections: first.problemSections ?? [],
    isRealWord: () => false,
    isUnrelated: () => false,
    isNoSlang: () => false,
    lexicon: unpackLexicon(first.lexicon ?? "", analyzer),
    phrasesWith: () => [],
    recordsWith: () => [],
    ...pages,
    lengthOf: rememberedLengths(records, analyzer),
    isOfNearlyAllPages: headingsOfNearlyAll(records, pages.pages.length),
  };
  return withTexts(entries.reduce(withEntry, empty), texts);
}

function pagesOf(records: SearcherRecord[]): Pick<Searcher, "pageOf" | "pages"> {
  const pageNumbers = new Map<string, number>();
  const pages: number[][] = [];
  const pageOf = Uint32Array.from(records, ({ path }, recordNumber) => {
    const page = pageNumbers.get(path) ?? pages.push([]) - 1;
    pageNumbers.set(path, page);
    pages[page]?.push(recordNumber);
    return page;
  });
  return { pageOf, pages };
}

function rememberedLengths(
  records: SearcherRecord[],
  { splitWords, isStopWord }: Analyzer,
): (recordNumber: number, field: "title" | "heading") => number {
  const unknown = -1;
  const lengths = {
    title: new Int16Array(records.length).fill(unknown),
    heading: new Int16Array(records.length).fill(unknown),
  };
  return (recordNumber, field) => {
    const known = lengths[field][recordNumber]!;
    if (known !== unknown) return known;
    const { length } = splitWords(records[recordNumber]![field]).filter((word) => !isStopWord(word));
    lengths[field][recordNumber] = length;
    return length;
  };
}

function headingsOfNearlyAll(records: SearcherRecord[], pageCount: number): (heading: string) => boolean {
  let known: Set<string> | null = null;
  const ofMost = () => {
    const counts = new Map<string, number>();
    const ofPages = new Map(records.map(({ path, heading }) => [`${path}#${heading}`, heading]));
    for (const heading of ofPages.values()) counts.set(heading, (counts.get(heading) ?? 0) + 1);
    return new Set(
      [...counts.keys()].filter((heading) => heading !== "" && counts.get(heading)! > pageCount * nearlyAll),
    );
  };
  return (heading) => pageCount >= fewestPages && (known ??= ofMost()).has(heading);
}

/** Adds the words of a further entry, or what it says of those that are known. */
export function withEntry(searcher: Searcher, entry: IndexEntry): Searcher {
  const { index, phrases } = entry;
  const unpacked = unpackIndex(index, searcher.vocabulary);
  // Of words alone nothing is found.
  const hasPostings = Object.keys(index.records).length > 0;
  const real = readRealWords(entry, searcher.analyzer);
  const engines = hasPostings ? [...searcher.engines, loadEngine(unpacked.postingsOf)] : searcher.engines;
  return {
    ...searcher,
    engines,
    phrasesWith: (stem) => engines.flatMap((engine) => engine.recordsWith(stem)?.phrases ?? []),
    recordsWith: (stem) => engines.flatMap((engine) => recordsOf(engine.recordsWith(stem))),
    vocabulary: mergeVocabularies(searcher.vocabulary, unpacked.vocabulary),
    ...(phrases && { phrases: unpackPhrases(phrases, unpacked) }),
    ...(real && {
      isRealWord: (word: string) => searcher.isRealWord(word) || real.isRealWord(word),
      isUnrelated: (word: string) => searcher.isUnrelated(word) || real.isUnrelated(word),
      isNoSlang: (word: string) => searcher.isNoSlang(word) || real.isNoSlang(word),
    }),
  };
}

/** Whether texts are those of a searcher's records, and not of an index that was published before or after it. */
export function hasTextsOf({ records }: Searcher, { from, of, texts }: PublishedTexts): boolean {
  return addressesDigest(records.slice(from, from + texts.length)) === of;
}

function withTexts(searcher: Searcher, texts: PublishedTexts[]): Searcher {
  const records = [...searcher.records];
  for (const { from, texts: own } of texts) {
    own.forEach((text, index) => {
      const record = records[from + index];
      if (record) records[from + index] = { ...record, text };
    });
  }
  return { ...searcher, records };
}
