import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import type { SearchRecord } from "../../search/search";
import { codeLine, labelStart, tableRow } from "../../search/shown/separators";
import type { Locale } from "../../site/locales";
import { foreignRecords, preparedRecords } from "../relevance/foreignRecords";
import { freshQueries, freshQueriesOnForeign } from "../relevance/freshRounds";
import { type Answers, type KnownItem, measureRelevance } from "../relevance/measureRelevance";
import { siteRecords } from "../support/content/siteRecords";
import { pagefind } from "./pagefind";
import { lunrBoth, miniSearch, ours, type Rival } from "./rivals";
import { median } from "./statistics";

/** `npm run bench:search -- compare`: our search and others on the same records and queries, in one run. */
export async function compareSearch(): Promise<void> {
  const folder = path.join(__dirname, "..", "relevance");
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as KnownItem[];
  for (const locale of ["en", "ru"] as const) {
    const own = await siteRecords(locale);
    const foreign = foreignRecords(locale);
    const freshOnForeign = freshQueriesOnForeign(locale);
    await compare(`our docs, ${locale}`, own, read(`own/${locale}.json`), locale);
    await compare(`our docs, ${locale}, fresh queries`, own, freshQueries(locale), locale);
    await compare(`other docs, ${locale}`, foreign, read(`foreign/${locale}.queries.json`), locale);
    await compare(`other docs, ${locale}, fresh queries`, foreign, freshOnForeign, locale);
    await compare(
      `other docs with keywords, ${locale}, fresh queries`,
      preparedRecords(locale),
      freshOnForeign,
      locale,
    );
  }
}

/** What ours tells pieces of a text apart by: others would take it for letters of the words beside it. */
const marks = new RegExp(`[${[...Object.values(codeLine), ...Object.values(tableRow), labelStart].join("")}]`, "g");

async function compare(name: string, records: SearchRecord[], queries: KnownItem[], locale: Locale): Promise<void> {
  console.log(`\n${name}: ${records.length} sections, ${queries.length} queries`);
  const plain = records.map((record) => ({ ...record, text: record.text.replace(marks, " ") }));
  for (const rival of [ours(records, locale), miniSearch(plain), lunrBoth(plain)]) {
    const times: number[] = [];
    for (const { query } of queries) rival.answers(query);
    const answers: Answers = (query) => {
      const start = performance.now();
      const found = rival.answers(query);
      times.push(performance.now() - start);
      return found;
    };
    report(rival, measureRelevance(answers, queries), times, brotli(rival.published.map((text) => Buffer.from(text))));
  }
  const inBrowser = await pagefind(plain, locale);
  const found = await inBrowser.answerAll(queries.map(({ query }) => query));
  const byQuery = new Map(queries.map(({ query }, place) => [query, found[place]?.[0] ?? []]));
  const relevance = measureRelevance((query) => byQuery.get(query) ?? [], queries);
  // Its files are compressed already, and a query loads only some of them.
  const size = inBrowser.published.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  report(
    { name: inBrowser.name },
    relevance,
    found.map(([, time]) => time),
    size,
  );
}

function report(
  { name }: Pick<Rival, "name">,
  { first, shown }: { first: number; shown: number },
  times: number[],
  size: number,
): void {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6);
  console.log(
    `  ${name.padEnd(46)} first ${percent(first)}  shown ${percent(shown)}  ` +
      `${(size / 1024).toFixed(0).padStart(5)} KB  ${median(times).toFixed(1).padStart(6)} ms`,
  );
}

function brotli(files: Buffer[]): number {
  return files.reduce((sum, file) => sum + zlib.brotliCompressSync(file).length, 0);
}
