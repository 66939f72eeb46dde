import type { Locale } from "../../site/locales";
import { markedStems } from "../engine";
import { type Analyzer, analyzerOf } from "../words/analyzer";
import { identifierWords } from "../words/identifiers";
import { type Field, fields } from "./fields";
import type { SearchRecord } from "./searchRecord";

/** What is to know of a record's words to index it. Plain text, as a site keeps it of every section of every doc. */
export type RecordWords = {
  /** The stems that it is found by, each once a field, as the engine is to see them. */
  stems: string;
  /**
   * The words of title, heading and text, each once; `word:3` stands there three times, `word:0` in none of them, but is
   * what readers type, or in what the page is for.
   */
  spellings: string;
  /** Number of words in the text. */
  size: number;
};

type RecordTexts = Pick<SearchRecord, Field | "keywords">;

/**
 * What each record is found by; records that bring their words along are not read again.
 * @param locale language of the index; null when it is not given
 */
export function wordsOfRecords(records: SearchRecord[], locale: Locale | null): RecordWords[] {
  const seen = new Set<string>();
  return records.map((record) => {
    const isFirst = !seen.has(record.path);
    seen.add(record.path);
    return record.words ?? recordWords(record, isFirst, recordAnalyzer(record, locale));
  });
}

/** Reads the texts of a record. @param isFirst of its page: the title goes with the first section */
export function recordWords(texts: RecordTexts, isFirst: boolean, analyzer: Analyzer): RecordWords {
  const wordsOf = Object.fromEntries(
    fields.map((field) => [field, analyzer.splitWords(texts[field] ?? "")] as const),
  ) as Record<Field, string[]>;
  const stemsOf = (field: Field) => [
    ...wordsOf[field].flatMap(analyzer.stems),
    ...identifierWords(texts[field] ?? "", analyzer),
  ];
  const found = fields.filter((field) => isFirst || field !== "title");
  return {
    stems: markedStems(
      found.map((field) => [field, stemsOf(field)]),
      phrasesIn(texts.keywords ?? "", analyzer),
    ),
    spellings: counted(
      [...wordsOf.title, ...wordsOf.heading, ...wordsOf.text],
      [...wordsOf.lead, ...analyzer.splitWords(texts.keywords ?? "")],
    ),
    size: wordsOf.text.length,
  };
}

/** Stems of what each line of keywords says, without words of grammar. */
function phrasesIn(keywords: string, analyzer: Analyzer): string[][] {
  if (keywords === "") return [];
  return keywords.split("\n").map((phrase) => {
    const words = analyzer.splitWords(phrase).filter((word) => !analyzer.isStopWord(word));
    return [...words.map(analyzer.stem), ...identifierWords(phrase, analyzer)];
  });
}

/** @param others that are not counted */
function counted(words: string[], others: string[]): string {
  const counts = new Map<string, number>(others.map((word) => [word, 0]));
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word}:${count}`)).join(" ");
}

/** The words of a record with how often each stands in it. */
export function countedWords({ spellings }: RecordWords): [word: string, count: number][] {
  if (spellings === "") return [];
  return spellings.split(" ").map((entry) => {
    const [word = "", count = "1"] = entry.split(":");
    return [word, Number(count)];
  });
}

/** How the words of a record are read: as its own language has it, else as that of the index. */
export function recordAnalyzer({ locale: own }: Pick<SearchRecord, "locale">, locale: Locale | null): Analyzer {
  return analyzerOf(own ?? locale);
}
