import { fetchJson } from "../../../browser/fetchJson";
import type { IndexFile } from "../../../types/searchFiles";

/** First files of indexes that were asked for early in this visit; null once they have been read. */
const early = new Map<string, Promise<IndexFile> | null>();

/** Asks for the first file of an index, once a visit: it comes together with the code that reads it. */
export function requestIndex(url: string): void {
  if (early.has(url)) return;
  const answer = fetchJson<IndexFile>(url);
  // A failure is for the one who reads.
  answer.catch(() => undefined);
  early.set(url, answer);
}

/**
 * The first file of an index: the answer to the early request, or to a new one where there is none.
 * @throws when it does not come
 */
export function readIndex(url: string): Promise<IndexFile> {
  const answer = early.get(url) ?? fetchJson<IndexFile>(url);
  // Read once: the packed words are of no use beside the searcher that was made of them.
  early.set(url, null);
  return answer;
}
