import type { Locale } from "../../site/locales";
import { digitAt, digits } from "../words/digits";
import type { SearchRecord } from "./searchRecord";

/** A record without its text, which is published apart. */
export type PublishedRecord = Omit<SearchRecord, "text" | "lead" | "keywords" | "words"> & {
  /** How long its text is, see `lengthClass`: among equals the shorter section comes first. */
  size: number;
};

/**
 * Records as they are published, column by column: what is alike stands together, and compresses half again as well as
 * records in a row.
 */
export type PackedRecords = {
  /** Pages in a row, a line each: their addresses, titles and sections, the sections as indexes in `sections`. */
  paths: string;
  titles: string;
  sections: string[];
  sectionOf: number[];
  /** How many records of each page follow each other. */
  counts: number[];
  /** Languages of pages that are not in that of the index, by the page's index. */
  locales?: Record<number, Locale>;
  /** Of each record, a line each; an anchor that is made of the heading as `anchorOf` does it is an empty line. */
  headings: string;
  anchors: string;
  /** Of each record a digit: its length class. */
  sizes: string;
  /** Ids of the records, where they are not their numbers. */
  ids?: SearchRecord["id"][];
};

/** @throws when nothing of the kind was packed */
export function unpackRecords(packed: PackedRecords): PublishedRecord[] {
  const { sections, sectionOf, counts, locales, ids } = packed;
  const [headings, anchors] = [linesOf(packed.headings), linesOf(packed.anchors)];
  const [paths, titles] = [linesOf(packed.paths), linesOf(packed.titles)];
  const records: PublishedRecord[] = [];
  for (const [page, count] of counts.entries()) {
    for (let index = 0; index < count; index += 1) {
      const number = records.length;
      const heading = headings[number] ?? "";
      const anchor = anchors[number] ?? "";
      const locale = locales?.[page];
      records.push({
        id: ids?.[number] ?? number,
        path: paths[page] ?? "",
        title: titles[page] ?? "",
        heading,
        anchor: anchor === "" ? anchorOf(heading) : anchor === noAnchor ? "" : anchor,
        section: sections[sectionOf[page] ?? -1] ?? "",
        size: digitAt(packed.sizes, number),
        ...(locale && { locale }),
      });
    }
  }
  return records;
}

export function packRecords(records: readonly PublishedRecord[]): PackedRecords {
  const pages: PublishedRecord[] = [];
  const counts: number[] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last && isSamePage(last, record)) counts[counts.length - 1]! += 1;
    else {
      pages.push(record);
      counts.push(1);
    }
  }
  const sections = [...new Set(pages.map(({ section }) => section))];
  const locales = Object.fromEntries(pages.flatMap(({ locale }, page) => (locale ? [[page, locale] as const] : [])));
  return {
    paths: asLines(pages.map(({ path }) => path)),
    titles: asLines(pages.map(({ title }) => title)),
    sections,
    sectionOf: pages.map(({ section }) => sections.indexOf(section)),
    counts,
    ...(Object.keys(locales).length > 0 && { locales }),
    headings: asLines(records.map(({ heading }) => heading)),
    anchors: asLines(
      records.map(({ heading, anchor }) => (anchor === anchorOf(heading) ? "" : anchor === "" ? noAnchor : anchor)),
    ),
    sizes: records.map(({ size }) => digits.charAt(size)).join(""),
    ...(records.some(({ id }, number) => id !== number) && { ids: records.map(({ id }) => id) }),
  };
}

/** How long a text of so many words is, in steps of a factor of √2, so that it is one digit. */
export function lengthClass(words: number): number {
  return Math.min(digits.length - 1, Math.round(2 * Math.log2(words + 1)));
}

/** Stands for an empty anchor below a heading: no anchor is a hash. */
const noAnchor = "#";

/** The anchor that most headings of English docs have; it is compared at packing, so that others need not fit. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function isSamePage(first: PublishedRecord, second: PublishedRecord): boolean {
  return (["path", "title", "section", "locale"] as const).every((key) => first[key] === second[key]);
}

function asLines(texts: string[]): string {
  return texts.map((text) => text.replaceAll("\n", " ")).join("\n");
}

function linesOf(text: string): string[] {
  return text.split("\n");
}
