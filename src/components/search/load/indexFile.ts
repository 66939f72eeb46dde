import { fetchJsonList } from "../../../browser/fetchJson";
import type { IndexFile } from "../../../types/searchFiles";

type IndexEntries = { first: Promise<IndexFile[0]>; rest: Promise<IndexFile[number][]> };

/** First files of indexes that were asked for early in this visit; null once they have been read. */
const early = new Map<string, IndexEntries | null>();

/** Asks for the first file of an index, once a visit: it comes together with the code that reads it. */
export function requestIndex(url: string): void {
  if (!early.has(url)) early.set(url, entriesAt(url));
}

/**
 * The entries of the first file of an index, the first of them while the rest is on its way: those of the early request, or
 * of a new one where there is none. They are rejected when they do not come.
 */
export function readIndex(url: string): IndexEntries {
  const entries = early.get(url) ?? entriesAt(url);
  // Read once: the packed words are of no use beside the searcher that was made of them.
  early.set(url, null);
  return entries;
}

function entriesAt(url: string): IndexEntries {
  const list = fetchJsonList<IndexFile[number]>(url);
  const first = list.next().then(({ value }) => {
    if (!value) throw new Error(`${url} has no entries`);
    return value as IndexFile[0];
  });
  const rest = first.then(async () => {
    const entries: IndexFile[number][] = [];
    for await (const entry of list) entries.push(entry);
    return entries;
  });
  // A failure is for the one who reads.
  for (const answer of [first, rest]) answer.catch(() => undefined);
  return { first, rest };
}
