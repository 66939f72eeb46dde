import { type OtherIndex, rankedAnswer, type Searcher } from "../../search/search";

/** A query and the pages that are right as its first answer. */
export type KnownItem = { kind: string; query: string; pages: string[] };

type Counts = { queries: number; first: number; shown: number };

/** What a way of searching answers: the pages it shows, best first. */
export type Answers = (query: string) => string[];

/** Pages our own search shows in the dialog, with the other language's index at hand where there is one. What it shows of them is not asked for: it takes half the time. */
export function ourAnswers(searcher: Searcher, other?: OtherIndex): Answers {
  return (query) => [...new Set(rankedAnswer(searcher, query, { other }).ranked.map(({ record }) => record.path))];
}

/**
 * How often a right page is the first answer, and how often it is among those shown.
 * @returns shares from 0 to 1, a report by kind of query, the queries whose page is not shown at all, and those
 *   whose page is not the first
 */
export function measureRelevance(
  answers: Answers,
  queries: KnownItem[],
): { first: number; shown: number; report: string; misses: string[]; wrong: string[] } {
  const kinds = new Map<string, Counts>();
  const misses: string[] = [];
  const wrong: string[] = [];
  for (const { kind, query, pages } of queries) {
    const counts = kinds.get(kind) ?? { queries: 0, first: 0, shown: 0 };
    const found = answers(query);
    const rank = found.findIndex((page) => pages.includes(page));
    counts.queries += 1;
    if (rank === 0) counts.first += 1;
    if (rank > 0) wrong.push(`${query} → ${found[0]} before ${found[rank]}`);
    if (rank >= 0) counts.shown += 1;
    else misses.push(`${kind}: ${query} → ${pages.join(", ")}`);
    kinds.set(kind, counts);
  }
  const total = { queries: 0, first: 0, shown: 0 };
  for (const counts of kinds.values()) {
    for (const key of ["queries", "first", "shown"] as const) total[key] += counts[key];
  }
  const lines = [...kinds, ["all", total] as const].map(([kind, counts]) => reportLine(kind, counts));
  return {
    first: total.first / total.queries,
    shown: total.shown / total.queries,
    report: lines.join("\n"),
    misses,
    wrong,
  };
}

function reportLine(kind: string, { queries, first, shown }: Counts): string {
  const percent = (count: number) => `${((100 * count) / queries).toFixed(1)} %`.padStart(8);
  return `  ${kind.padEnd(12)}${String(queries).padStart(4)} queries  first ${percent(first)}  shown ${percent(shown)}`;
}
