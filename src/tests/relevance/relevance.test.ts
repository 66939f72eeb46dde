import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createSearchIndex, loadSearchIndex, type PublishedIndex, type SearchRecord } from "../../search/search";
import { commonWords } from "../../docs/checks/spelling/commonWords";
import { type Locale, localeKeys } from "../../site/locales";
import { contentPages } from "../support/content/contentPages";
import { siteRecords } from "../support/content/siteRecords";
import { type KnownItem, measureRelevance, ourAnswers } from "./measureRelevance";

// Queries are written by hand, by somebody who knows the docs and not the ranking; each names the pages that a fair
// judge would accept as the first answer.
const read = <Content>(file: string) => JSON.parse(fs.readFileSync(path.join(__dirname, file), "utf8")) as Content;

/** Queries as they are for the docs of today: a renamed doc is known by its aliases, and one that is gone is asked for no more. */
function aboutTodaysDocs(locale: "en" | "ru", queries: KnownItem[]): KnownItem[] {
  const addresses = contentPages(locale).flatMap(({ path: address, aliases }) => {
    const others = aliases.map((alias) => (locale === "en" ? alias : `/${locale}${alias}`));
    return [address, ...others].map((known) => [known, address] as const);
  });
  const today = new Map([["/", "/"], [`/${locale}/`, `/${locale}/`], ...addresses]);
  return queries
    .map((item) => ({ ...item, pages: item.pages.flatMap((page) => today.get(page) ?? []) }))
    .filter(({ pages }) => pages.length > 0);
}

type QuerySet = {
  name: string;
  records: () => Promise<SearchRecord[]>;
  /** Given for our docs, as the build does; records of others go by the script of their words. */
  locale?: Locale;
  queries: KnownItem[];
  fewest: number;
};

const sets: QuerySet[] = [
  {
    name: "our docs, English",
    records: () => siteRecords("en"),
    locale: "en",
    queries: aboutTodaysDocs("en", read("own/en.json")),
    fewest: 120,
  },
  {
    name: "our docs, Russian",
    records: () => siteRecords("ru"),
    locale: "ru",
    queries: aboutTodaysDocs("ru", read("own/ru.json")),
    fewest: 120,
  },
  ...(["en", "ru"] as const).map((locale) => ({
    name: `docs that are not ours, ${locale === "en" ? "English" : "Russian"}`,
    records: () => Promise.resolve(read<SearchRecord[]>(`foreign/${locale}.records.json`)),
    queries: read<KnownItem[]>(`foreign/${locale}.queries.json`),
    fewest: 80,
  })),
];

for (const { name, records, locale, queries, fewest } of sets) {
  test(`${name}: the first answer is right in 95 %, one of eight in 100 % [S1.19, S1.20]`, async () => {
    const all = await records();
    const programs = all.filter(({ path: address }) => /^\/(?:ru\/)?api\/./.test(address));
    const options = {
      locale,
      realWords: locale ? localeKeys.flatMap(commonWords) : [],
      programSections: [...new Set(programs.map(({ section }) => section))],
    };
    const published = JSON.stringify(createSearchIndex(all, options));
    const searcher = loadSearchIndex(JSON.parse(published) as PublishedIndex);
    const { report, first, shown, misses, wrong } = measureRelevance(ourAnswers(searcher), queries);
    console.log([name, report, ...wrong].join("\n"));
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    expect(misses).toEqual([]);
    expect(shown).toBe(1);
    expect(first).toBeGreaterThanOrEqual(0.95);
  });
}
