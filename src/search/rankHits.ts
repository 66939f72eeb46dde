import { expandQuery, type Meaning } from "./expandQuery";
import { type Field, fieldMarks } from "./indexOptions";
import type { SearchRecord } from "./searchRecord";
import { recordsWith, type Searcher } from "./searcher";
import { splitWords } from "./splitWords";
import { stem } from "./stem";

/** How much a match says about a section, by where it stands. */
const fieldWeights: Record<Field, number> = { title: 6, heading: 3, text: 1 };
/** A section that has one more of the query's words comes before every section that lacks it. */
const wordBonus = 1000;
const exactTitleBonus = 400;
const exactHeadingBonus = 100;

export type RankedRecord = { record: SearchRecord; score: number };

/** Sections that match a query, best first; the same query gives the same order, always. */
export function rankRecords(searcher: Searcher, query: string): RankedRecord[] {
  const scores = new Map<number, number>();
  for (const meanings of expandQuery(query, searcher.vocabulary)) {
    for (const [id, score] of scoresOfWord(searcher, meanings)) {
      scores.set(id, (scores.get(id) ?? 0) + score + wordBonus);
    }
  }
  const typed = stemsOf(query);
  return [...scores]
    .flatMap(([id, score]) => {
      const record = searcher.records[id];
      return record ? [{ record, score: score + exactness(record, typed) }] : [];
    })
    .sort((a, b) => b.score - a.score || a.record.text.length - b.record.text.length || a.record.id - b.record.id);
}

function scoresOfWord({ engine, records }: Searcher, meanings: Meaning[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { stem: word, weight } of meanings) {
    for (const field of Object.keys(fieldMarks) as Field[]) {
      const ids = recordsWith(engine, `${fieldMarks[field]}${word}`);
      // Inverse document frequency (Spärck Jones, 1972): rarer words weigh more.
      const rarity = Math.log(1 + records.length / (ids.length || 1));
      const score = weight * fieldWeights[field] * rarity;
      for (const id of ids) best.set(id, Math.max(best.get(id) ?? 0, score));
    }
  }
  return best;
}

function exactness({ title, heading }: SearchRecord, typed: string): number {
  if (heading === "") return stemsOf(title) === typed ? exactTitleBonus : 0;
  return stemsOf(heading) === typed ? exactHeadingBonus : 0;
}

function stemsOf(text: string): string {
  return splitWords(text).map(stem).join(" ");
}
