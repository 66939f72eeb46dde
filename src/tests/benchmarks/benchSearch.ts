import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { searchFiles } from "../../docs/outputs/searchFiles";
import { searchIndexOptions } from "../../docs/outputs/searchIndexOptions";
import {
  answer,
  createSearchIndex,
  type IndexEntry,
  loadSearchIndex,
  type SearchRecord,
  withEntry,
} from "../../search/search";
import type { Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";
import { siteRecords } from "../support/content/siteRecords";
import type { KnownItem } from "../relevance/measureRelevance";
import { compareSearch } from "./compareSearch";
import { generatedDocs } from "./generatedDocs";
import { median, percentile } from "./statistics";

/** `npm run bench:search`: bytes, loading and query times of the index for generated docs. Read times as ratios. */
const sizes = [131, 1000, 5000];
/** Queries of which every letter is timed as it is typed. */
const typedQueries = 25;

async function benchSearch(): Promise<void> {
  for (const locale of ["en", "ru"] as const) {
    const own = await siteRecords(locale);
    const queries = readQueries(locale);
    measure(`${locale}: our own ${new Set(own.map(({ path: page }) => page)).size} docs`, locale, own, queries);
    for (const size of sizes) measure(`${locale}: ${size} docs`, locale, generatedDocs(own, size), queries);
  }
}

function readQueries(locale: Locale): string[] {
  const file = path.join(__dirname, "..", "relevance", "own", `${locale}.json`);
  return (JSON.parse(fs.readFileSync(file, "utf8")) as KnownItem[]).map(({ query }) => query);
}

function measure(name: string, locale: Locale, records: SearchRecord[], queries: string[]): void {
  const published = createSearchIndex(records, searchIndexOptions(locale, records));
  const characters = records.reduce((sum, { text }) => sum + text.length, 0);
  console.log(`\n${name}: ${records.length} sections, ${characters} characters, ${published.entries.length} entries`);
  const files = searchFiles(published, { locale, version: currentVersion, digest: "" });
  const [first = "", ...others] = files.values();
  const further = others.slice(0, others.length - published.texts.length);
  const texts = others.slice(further.length);
  console.log(`  first file      ${bytes(first)}`);
  if (further.length > 0) console.log(`  further words   ${bytes(...further)}`);
  console.log(`  texts           ${bytes(...texts)}`);
  console.log(`  all             ${bytes(first, ...others)}`);
  const loads = Array.from({ length: 5 }, () => loadTimes(first, further));
  console.log(
    `  load: first file ${median(loads.map(([main = 0]) => main)).toFixed(1)} ms, longest later step ${longest(loads)} ms`,
  );
  const cold = queryTimes(loadSearchIndex(published), queries);
  const warmSearcher = loadSearchIndex(published);
  queryTimes(warmSearcher, queries);
  console.log(`  query, cold     ${spread(cold)}`);
  console.log(`  query, warm     ${spread(queryTimes(warmSearcher, queries))}`);
  console.log(`  typing          ${spread(queryTimes(warmSearcher, queries.slice(-typedQueries).flatMap(typed)))}`);
}

/** Every state of a query while it is typed. */
function typed(query: string): string[] {
  return [...query].map((_, index) => query.slice(0, index + 1));
}

function bytes(...files: string[]): string {
  const buffers = files.map((file) => Buffer.from(file));
  const sum = (size: (buffer: Buffer) => number) => {
    const total = buffers.reduce((all, buffer) => all + size(buffer), 0);
    return `${(total / 1024).toFixed(0)} KB`.padStart(8);
  };
  const gzip = sum((buffer) => zlib.gzipSync(buffer, { level: 9 }).length);
  return `raw ${sum(({ length }) => length)}  gzip ${gzip}  Brotli ${sum((buffer) => zlib.brotliCompressSync(buffer).length)}`;
}

/** Milliseconds for the first file, then for each later one; JSON is parsed, as the browser does. */
function loadTimes(first: string, further: string[]): number[] {
  const times: number[] = [];
  const timed = <Result>(step: () => Result): Result => {
    const start = performance.now();
    const result = step();
    times.push(performance.now() - start);
    return result;
  };
  const parse = (file: string) => JSON.parse(file) as IndexEntry[];
  let searcher = timed(() => loadSearchIndex({ entries: parse(first), texts: [] }));
  for (const file of further) searcher = timed(() => parse(file).reduce(withEntry, searcher));
  return times;
}

function queryTimes(searcher: ReturnType<typeof loadSearchIndex>, queries: string[]): number[] {
  return queries.map((query) => {
    const start = performance.now();
    answer(searcher, query);
    return performance.now() - start;
  });
}

function longest(loads: number[][]): string {
  return median(loads.map(([, ...later]) => Math.max(0, ...later))).toFixed(1);
}

function spread(times: number[]): string {
  const at = (share: number) => percentile(times, share).toFixed(2);
  return `median ${at(0.5)} ms  95 % ${at(0.95)} ms  longest ${at(1)} ms`;
}

void (process.argv[2] === "compare" ? compareSearch : benchSearch)();
