import { withBasePath } from "../../browser/basePath";
import { createSearcher, type PublishedIndex, type Searcher } from "../../search/search";

/** Indexes of this visit, by their address: each is fetched once. */
const searchers = new Map<string, Promise<Searcher>>();

/**
 * Loads the index at an address. A failure is not kept: the next call tries again.
 * @throws when the file does not come or is not an index
 */
export function loadSearcher(url: string): Promise<Searcher> {
  const known = searchers.get(url);
  if (known) return known;
  const searcher = fetchSearcher(url);
  searchers.set(url, searcher);
  searcher.catch(() => searchers.delete(url));
  return searcher;
}

async function fetchSearcher(url: string): Promise<Searcher> {
  const response = await fetch(withBasePath(url));
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const [entry] = (await response.json()) as PublishedIndex[];
  if (!Array.isArray(entry?.documents) || !Array.isArray(entry.index))
    throw new Error("The search index is not an index");
  return createSearcher(entry);
}
