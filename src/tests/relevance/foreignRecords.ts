import fs from "node:fs";
import path from "node:path";
import type { SearchRecord } from "../../search/search";

const read = <Content>(file: string) =>
  JSON.parse(fs.readFileSync(path.join(__dirname, "foreign", file), "utf8")) as Content;

/** The sections of docs that are not ours, as they are: nobody has said what readers type for them. */
export function foreignRecords(locale: "en" | "ru"): SearchRecord[] {
  return read(`${locale}.records.json`);
}

/**
 * The same with what readers type for each page, as CONTRIBUTING asks of the writers of docs: by a writer who had the docs
 * and neither queries nor search.
 */
export function preparedRecords(locale: "en" | "ru"): SearchRecord[] {
  const keywords = read<Record<string, string[]>>(`${locale}.keywords.json`);
  const seen = new Set<string>();
  return foreignRecords(locale).map((record) => {
    const typed = seen.has(record.path) ? [] : (keywords[record.path] ?? []);
    seen.add(record.path);
    return typed.length > 0 ? { ...record, keywords: typed.join("\n") } : record;
  });
}
