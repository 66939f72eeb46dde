import { fetchJsonList } from "../../../browser/fetchJson";
import type { IndexEntry } from "../../../search/search";
import type { IndexFile } from "../../../types/searchFiles";

/** The entries of an index's first file, each as soon as it is here: the words, where titles have them, and where texts. */
type IndexEntries = { head: Promise<IndexFile[0]>; titles: Promise<IndexFile[1]>; rest: Promise<IndexEntry[]> };

/** First files of indexes that were asked for early in this visit; null once they have been read. */
const early = new Map<string, IndexEntries | null>();

/** Asks for the first file of an index, once a visit: it comes together with the code that reads it. */
export function requestIndex(url: string): void {
  if (!early.has(url)) early.set(url, entriesAt(url));
}

/**
 * The entries of the first file of an index: those of the early request, or of a new one where there is none. They are
 * rejected when they do not come.
 */
export function readIndex(url: string): IndexEntries {
  const entries = early.get(url) ?? entriesAt(url);
  // Read once: the packed words are of no use beside the searcher that was made of them.
  early.set(url, null);
  return entries;
}

function entriesAt(url: string): IndexEntries {
  const list = fetchJsonList<IndexFile[number]>(url);
  const next = async () => {
    const { value } = await list.next();
    if (!value) throw new Error(`${url} has too few entries`);
    return value;
  };
  const head = next() as Promise<IndexFile[0]>;
  const titles = head.then(next);
  const rest = titles.then(async () => {
    const entries: IndexEntry[] = [];
    for await (const entry of list) entries.push(entry);
    return entries;
  });
  // A failure is for the one who reads.
  for (const answer of [head, titles, rest]) answer.catch(() => undefined);
  return { head, titles, rest };
}
