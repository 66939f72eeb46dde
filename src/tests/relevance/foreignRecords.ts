import fs from "node:fs";
import path from "node:path";
import type { SearchRecord } from "../../search/search";

/** The docs that the fresh queries are about, or the same pages in our other language. */
type Side = "docs" | "twins";

const read = <Content>(side: Side, file: string) =>
  JSON.parse(
    fs.readFileSync(path.join(__dirname, side === "docs" ? "foreign" : "foreign/twins", file), "utf8"),
  ) as Content;

/**
 * The sections of docs that are not ours, as they are: nobody has said what readers type for them. Those in English are of
 * another product than those in Russian; their twins have the same addresses in the other language.
 * @param locale the language of the docs, also where their twins are wanted
 */
export function foreignRecords(locale: "en" | "ru", side: Side = "docs"): SearchRecord[] {
  return read(side, `${locale}.records.json`);
}

/**
 * The same with what readers type for each page, as CONTRIBUTING asks of the writers of docs: by a writer who had the docs
 * and neither queries nor search.
 */
export function preparedRecords(locale: "en" | "ru", side: Side = "docs"): SearchRecord[] {
  const keywords = read<Record<string, string[]>>(side, `${locale}.keywords.json`);
  const seen = new Set<string>();
  return foreignRecords(locale, side).map((record) => {
    const typed = seen.has(record.path) ? [] : (keywords[record.path] ?? []);
    seen.add(record.path);
    return typed.length > 0 ? { ...record, keywords: typed.join("\n") } : record;
  });
}
