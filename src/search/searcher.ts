import FlexSearch, { type Index } from "flexsearch";
import { engineOptions, fieldMarks } from "./indexOptions";
import type { SearchRecord } from "./searchRecord";
import type { Vocabulary } from "./vocabulary";

/** One entry of the published file: the records and FlexSearch's export, parsed. */
export type PublishedIndex = {
  documents: SearchRecord[];
  index: [maps: Record<string, unknown>[], ...rest: unknown[]];
};

/** An index ready for queries. */
export type Searcher = { engine: Index<unknown>; records: SearchRecord[]; vocabulary: Vocabulary };

/**
 * Loads a published index.
 * @throws when the data is not of the published form
 */
export function createSearcher({ documents, index }: PublishedIndex): Searcher {
  const engine = FlexSearch.create(engineOptions);
  engine.import(JSON.stringify(index));
  return { engine, records: documents, vocabulary: vocabularyOf(index[0]) };
}

function vocabularyOf(maps: Record<string, unknown>[]): Vocabulary {
  const marks = Object.values(fieldMarks).join("");
  const words = maps.flatMap((map) =>
    Object.keys(map).map((word) => (marks.includes(word.charAt(0)) ? word.slice(1) : word)),
  );
  return [...new Set(words)].sort();
}

/** Ids of the records that hold an indexed word (a stem with its field's mark). */
export function recordsWith(engine: Index<unknown>, word: string): number[] {
  // 0 is «no limit»; results come as numbers or as the strings FlexSearch keeps its ids as.
  return (engine.search(word, 0) as unknown as (number | string)[]).map(Number);
}
