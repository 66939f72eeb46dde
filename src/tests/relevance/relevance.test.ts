import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { twinAddress } from "../../i18n/pageAddress";
import type { OtherIndex, Searcher } from "../../search/search";
import { contentPages } from "../support/content/contentPages";
import { searcherOfAll, siteSearchers } from "../support/content/siteSearchers";
import { foreignRecords, preparedRecords } from "./foreignRecords";
import { freshQueries, freshQueriesInLatin, freshQueriesOnForeign } from "./freshRounds";
import { type KnownItem, measureRelevance, ourAnswers } from "./measureRelevance";

// Queries are written by hand, by somebody who knows the docs and not the ranking; each names the pages that a fair
// judge would accept as the first answer.
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(__dirname, file), "utf8")) as KnownItem[];

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
  searcher: () => Promise<{ searcher: Searcher; other?: OtherIndex }>;
  queries: KnownItem[];
  fewest: number;
  /** The shares that search has reached, from 0 to 1, and must not fall below. */
  least: { first: number; shown: number };
};

type Least = Record<"en" | "ru", QuerySet["least"]>;

/** Queries by people who knew the docs, most of them without knowing the ranking: on our docs, and on docs that are not ours. */
const own: Least = { en: { first: 0.965, shown: 1 }, ru: { first: 0.962, shown: 1 } };
const foreign: Least = { en: { first: 0.979, shown: 1 }, ru: { first: 0.99, shown: 1 } };

/** All rounds of fresh queries together: in one of them a single query would be nearly two in a hundred. */
const fresh: Least = { en: { first: 0.933, shown: 0.997 }, ru: { first: 0.908, shown: 0.994 } };
/** On docs that are not ours, as they are, and when others have said what readers type for their pages. */
const freshOnForeign: Least = { en: { first: 0.691, shown: 0.905 }, ru: { first: 0.75, shown: 0.928 } };
const freshOnPrepared: Least = { en: { first: 0.942, shown: 0.995 }, ru: { first: 0.937, shown: 0.994 } };

/** Fresh queries about our docs, typed on the site of the other language: those who read one and think in another. */
const foreigners: Least = { en: { first: 0.907, shown: 0.995 }, ru: { first: 0.936, shown: 0.996 } };
/** Russian in Latin letters, as people write who have no Russian keyboard, on either site. */
const inLatin: Least = { en: { first: 0.916, shown: 0.966 }, ru: { first: 0.933, shown: 0.966 } };

type Asked = Omit<QuerySet, "searcher" | "least"> & { locale: "en" | "ru"; least: Least };

const ofOurs = ({ locale, queries, least, ...rest }: Asked): QuerySet => ({
  ...rest,
  searcher: () => siteSearchers(locale),
  queries: aboutTodaysDocs(locale, queries),
  least: least[locale],
});
/** Docs that are not ours: indexes as anybody would make them, one of a language, whose pages have the same addresses. */
const ofForeign = ({ locale, least, ...rest }: Asked, recordsOf: typeof foreignRecords): QuerySet => ({
  ...rest,
  searcher: () => {
    const there = searcherOfAll(recordsOf(locale, "twins"), locale === "en" ? "ru" : "en");
    const other = { searcher: there, twinOf: (path: string) => path };
    return Promise.resolve({ searcher: searcherOfAll(recordsOf(locale), locale), other });
  },
  least: least[locale],
});

/** The fresh queries that are written in the other language than the docs, with the twins of their pages. */
function queriesOfForeigners(locale: "en" | "ru"): KnownItem[] {
  const language = locale === "en" ? "ru" : "en";
  const isOfLanguage = (query: string) => /\p{Script=Cyrillic}/u.test(query) === (language === "ru");
  return aboutTodaysDocs(language, freshQueries(language))
    .filter(({ kind, query }) => !["layout", "language"].includes(kind) && isOfLanguage(query))
    .map((item) => onSiteOf(locale, item));
}

/** A query with its pages as a language has them. */
function onSiteOf(locale: "en" | "ru", item: KnownItem): KnownItem {
  return { ...item, pages: item.pages.map((page) => twinAddress(page, locale)) };
}

const sets = (["en", "ru"] as const).flatMap((locale): QuerySet[] => {
  const onForeign = { locale, queries: freshQueriesOnForeign(locale), fewest: 840 };
  return [
    ofOurs({ name: `our docs in "${locale}"`, locale, queries: read(`own/${locale}.json`), fewest: 120, least: own }),
    ofOurs({ name: `fresh queries in "${locale}"`, locale, queries: freshQueries(locale), fewest: 710, least: fresh }),
    {
      name: `fresh queries in the other language on our docs in "${locale}"`,
      searcher: () => siteSearchers(locale),
      queries: queriesOfForeigners(locale),
      fewest: 400,
      least: foreigners[locale],
    },
    {
      name: `fresh queries in Russian with Latin letters on our docs in "${locale}"`,
      searcher: () => siteSearchers(locale),
      queries: aboutTodaysDocs("ru", freshQueriesInLatin()).map((item) => onSiteOf(locale, item)),
      fewest: 55,
      least: inLatin[locale],
    },
    ofForeign(
      {
        name: `docs that are not ours in "${locale}"`,
        locale,
        queries: read(`foreign/${locale}.queries.json`),
        fewest: 80,
        least: foreign,
      },
      foreignRecords,
    ),
    ofForeign(
      {
        name: `fresh queries on docs that are not ours, as they are, in "${locale}"`,
        ...onForeign,
        least: freshOnForeign,
      },
      foreignRecords,
    ),
    ofForeign(
      {
        name: `fresh queries on docs that are not ours, with keywords, in "${locale}"`,
        ...onForeign,
        least: freshOnPrepared,
      },
      preparedRecords,
    ),
  ];
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

for (const { name, searcher: load, queries, fewest, least } of sets) {
  const asked = `the first answer is right in ${percent(least.first)}, one of eight in ${percent(least.shown)}`;
  test(`${name}: ${asked} [S1.19, S1.20]`, async () => {
    const { searcher, other } = await load();
    const { report, first, shown, misses, wrong } = measureRelevance(ourAnswers(searcher, other), queries);
    console.log([name, report, ...wrong].join("\n"));
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    expect(shown, misses.join("\n")).toBeGreaterThanOrEqual(least.shown);
    expect(first).toBeGreaterThanOrEqual(least.first);
  });
}
