import type { Locale } from "../../site/locales";
import { type Analyzer, analyzerOf } from "../words/analyzer";
import { type Field, fields } from "./fields";
import type { SearchRecord } from "./searchRecord";
import { textWords } from "./textWords";

/** The stems that a record is found by, field by field. */
export type RecordWords = Record<Field, string[]>;

/**
 * What each record is found by. The title of a page goes with its first section.
 * @param locale language of the index; null when it is not given
 */
export function recordWords(records: SearchRecord[], locale: Locale | null): RecordWords[] {
  const seen = new Set<string>();
  return records.map((record) => {
    const isFirst = !seen.has(record.path);
    seen.add(record.path);
    const texts = { ...record, lead: record.lead ?? "", title: isFirst ? record.title : "" };
    const analyzer = recordAnalyzer(record, locale);
    const stemsOf = (field: Field) => [field, textWords(texts[field], analyzer).stems] as const;
    return Object.fromEntries(fields.map(stemsOf)) as RecordWords;
  });
}

/** How the words of a record are read: as its own language has it, else as that of the index. */
export function recordAnalyzer({ locale: own }: Pick<SearchRecord, "locale">, locale: Locale | null): Analyzer {
  return analyzerOf(own ?? locale);
}
