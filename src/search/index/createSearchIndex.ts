import type { Lexicons } from "../../languages/language";
import { searchLimits } from "../../site/searchLimits";
import type { Locale } from "../../site/locales";
import { indexWords } from "../engine";
import type { Vocabulary } from "../query/vocabulary";
import { analyzerOf } from "../words/analyzer";
import { packLexicons, unpackLexicon } from "../words/lexicon";
import { addressesDigest } from "./addressesDigest";
import { type Place, places } from "./fields";
import { knownStems } from "./knownStems";
import { indexFormat, type PackedIndex, packPostings, packVocabulary } from "./packedIndex";
import { lengthClass, type PackedRecords, packRecords, type PublishedRecord } from "./packedRecords";
import { numberPhrases, type PackedPhrases } from "./phrases";
import { type Postings, recordsOf } from "./postings";
import { type PackedRealWords, packRealWords, type WordsOfReaders } from "./realWords";
import { countedWords, recordAnalyzer, type RecordWords, wordsOfRecords } from "./recordWords";
import type { SearchRecord } from "./searchRecord";
import { withoutCommon } from "./withoutCommon";

/**
 * One entry of the published list. Only the first has documents, those of all entries, the format of all of them, and the
 * language that the index was made for, if it was given. Words that are no typos are in the first and the last, the rarer
 * ones there.
 */
export type IndexEntry = PackedRealWords & {
  format?: number;
  locale?: Locale;
  documents: PackedRecords;
  index: PackedIndex;
  /** What readers type for the records. */
  phrases?: PackedPhrases;
  /** Names of the sections whose pages are for those who write programs. */
  programSections?: readonly string[];
  /** Names of the sections that solve problems. */
  problemSections?: readonly string[];
  /** What readers say for words of the records, see `packLexicon`. */
  lexicon?: string;
};

/** Texts of some records in a row, and `addressesDigest` of these records. */
export type PublishedTexts = { from: number; of: string; texts: string[] };

/**
 * What is published: the first entry has the words, as much of an index as can be made ready while the rest is on its way;
 * with the second titles, headings and what readers type are searched; further ones add the words of texts, with few
 * records in one entry that has the vocabulary of the first, with many part by part; a last one may add words that are no
 * typos. Texts themselves, in parts of `searchLimits.recordsPerTexts`, serve excerpts.
 */
export type PublishedIndex = { entries: IndexEntry[]; texts: PublishedTexts[] };

export type IndexOptions = WordsOfReaders & {
  /** The language of the records; without it every word goes by its script. */
  locale?: Locale | undefined;
  /** Names of the sections whose pages are for those who write programs: others come before them, unless a query speaks of it. */
  programSections?: readonly string[];
  /** Names of the sections that solve problems: who complains finds them a little higher. */
  problemSections?: readonly string[];
  /** What readers say for the words of docs. */
  lexicons?: Lexicons;
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
  { locale, programSections = [], problemSections = [], lexicons, ...ofReaders }: IndexOptions = {},
): PublishedIndex {
  const words = wordsOfRecords(records, locale ?? null);
  const forms = commonForms(records, words, locale ?? null);
  const documents = records.map((record, recordNumber) =>
    publishedRecord(record, words[recordNumber]?.size ?? 0, locale ?? null),
  );
  const analyzer = analyzerOf(locale ?? null);
  const phrasesWith = (stem: string) => postings.get(stem)?.phrases ?? [];
  const recordsWith = (stem: string) => recordsOf(postings.get(stem));
  const known = { vocabulary: vocabularyOf(postings, forms), analyzer, phrasesWith, recordsWith };
  const meant = lexicons ? packLexicons(lexicons, knownStems(postings), analyzer) : "";
  const said = lexicons && { lexicons, lexicon: unpackLexicon(meant, analyzer) };
  const { common, rare } = packRealWords(ofReaders, known, said);
  const { postings: numbered, phrases } = numberPhrases(postings);
  const head = {
    format: indexFormat,
    ...(locale && { locale }),
    documents: packRecords(documents),
    ...(programSections.length > 0 && { programSections }),
    ...(problemSections.length > 0 && { problemSections }),
    ...common,
    ...(meant !== "" && { lexicon: meant }),
  };
  const posted = withoutCommon(numbered, forms, records, words, locale ?? null);
  const partSize = searchLimits.recordsPerPart;
  const starts = startsOf(records, partSize);
  const texts = startsOf(records, searchLimits.recordsPerTexts).map((from): PublishedTexts => {
    const own = records.slice(from, from + searchLimits.recordsPerTexts);
    return { from, of: addressesDigest(own), texts: own.map(({ text }) => text) };
  });
  const further = (index: PackedIndex): IndexEntry => ({ documents: packRecords([]), index });
  const isInParts = starts.length > 1;
  const told = isInParts
    ? new Map([...posted].filter(([, entry]) => placesButText.some((place) => entry[place])))
    : posted;
  const vocabulary = vocabularyOf(told, forms);
  const ofStems = (own: readonly Place[]) => further({ records: packPostings(vocabulary.stems, told, own) });
  const ofTexts = isInParts
    ? starts.map((from) => further(packedTexts(textPostings(posted, from, from + partSize), forms)))
    : [ofStems(["text"])];
  return {
    entries: [
      { ...head, index: { vocabulary: packVocabulary(vocabulary), records: {} } },
      { ...ofStems(placesButText), phrases },
      ...ofTexts,
      ...(Object.keys(rare).length > 0 ? [{ ...further({ records: {} }), ...rare }] : []),
    ],
    texts,
  };
}

const placesButText = places.filter((place) => place !== "text");

function packedTexts(postings: Postings, forms: Map<string, string>): PackedIndex {
  const vocabulary = vocabularyOf(postings, forms);
  return { vocabulary: packVocabulary(vocabulary), records: packPostings(vocabulary.stems, postings, ["text"]) };
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
  words: number,
  locale: Locale | null,
): PublishedRecord {
  const size = lengthClass(words);
  return { id, path, title, heading, anchor, section, size, ...(own && own !== locale ? { locale: own } : {}) };
}

/** Where stems stand in the texts of records from one number to before another. */
function textPostings(postings: Postings, from: number, to: number): Postings {
  const chosen: Postings = new Map();
  for (const [stem, { text = [] }] of postings) {
    const numbers = text.filter((recordNumber) => recordNumber >= from && recordNumber < to);
    if (numbers.length > 0) chosen.set(stem, { text: numbers });
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
