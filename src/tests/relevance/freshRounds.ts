import fs from "node:fs";
import path from "node:path";
import type { KnownItem } from "./measureRelevance";

const rounds = Array.from({ length: 16 }, (_, index) => `round${index + 1}`);
const roundsOnForeign = ["foreign", ...Array.from({ length: 14 }, (_, index) => `foreign${index + 2}`)];

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
