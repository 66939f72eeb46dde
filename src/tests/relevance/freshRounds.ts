import fs from "node:fs";
import path from "node:path";
import type { KnownItem } from "./measureRelevance";

const rounds = [
  "round1",
  "round2",
  "round3",
  "round4",
  "round5",
  "round6",
  "round7",
  "round8",
  "round9",
  "round10",
  "round11",
];
const roundsOnForeign = ["foreign", "foreign2", "foreign3", "foreign4", "foreign5", "foreign6", "foreign7", "foreign8"];

const read = (names: string[], locale: "en" | "ru") =>
  names.flatMap(
    (name) =>
      JSON.parse(fs.readFileSync(path.join(__dirname, "fresh", `${name}.${locale}.json`), "utf8")) as KnownItem[],
  );

/**
 * All rounds of queries by people who had seen neither the ranking nor `keywords` nor other queries. What search answered
 * when nobody had looked at its failures stands in `src/search/README.md`.
 */
export const freshQueries = (locale: "en" | "ru"): KnownItem[] => read(rounds, locale);

/** The same on docs that are not ours. */
export const freshQueriesOnForeign = (locale: "en" | "ru"): KnownItem[] => read(roundsOnForeign, locale);

/** The same on our docs, in Russian written with Latin letters. */
export const freshQueriesInLatin = (): KnownItem[] => read(["latin"], "ru");
