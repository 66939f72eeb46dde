import { loadSearchIndex, type Searcher, withEntry, withTexts } from "../../../search/search";
import type { TextsFile, WordsFile } from "../../../types/searchFiles";
import { fetchJson, readIndex } from "./indexFile";

/** How much of an index is loaded. `isComplete` is false while texts, and further words of a large index, are on their way. */
export type SearcherState = { searcher: Searcher | null; hasFailed: boolean; isComplete: boolean };

type Slot = { state: SearcherState; listeners: Set<() => void> };

const nothing: SearcherState = { searcher: null, hasFailed: false, isComplete: false };

/** Indexes of this visit, by their address: each is fetched once. */
const slots = new Map<string, Slot>();

/** What is known of the index at an address. */
export function searcherState(url: string | null): SearcherState {
  return (url !== null && slots.get(url)?.state) || nothing;
}

/** Calls back whenever more of an index is loaded. @returns how to stop */
export function onSearcherChange(url: string | null, listener: () => void): () => void {
  if (url === null) return () => undefined;
  const { listeners } = slotOf(url);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the index at an address, unless it is here or on its way. A failure is not kept: the next call tries again. */
export async function loadSearcher(url: string): Promise<void> {
  const slot = slotOf(url);
  if (slot.state !== nothing && !slot.state.hasFailed) return;
  const change = (state: SearcherState) => {
    slot.state = state;
    for (const listener of slot.listeners) listener();
  };
  change({ ...nothing });
  try {
    const [entry] = await readIndex(url);
    let searcher = loadSearchIndex({ entries: [entry], texts: [] });
    change({ searcher, hasFailed: false, isComplete: false });
    // Words before texts, one file after the other: what finds more comes before what looks better.
    for (const words of entry.words) {
      const [further] = await fetchJson<WordsFile>(words);
      searcher = withEntry(searcher, further);
      change({ searcher, hasFailed: false, isComplete: false });
    }
    for (const texts of entry.texts) searcher = withTexts(searcher, await fetchJson<TextsFile>(texts));
    change({ searcher, hasFailed: false, isComplete: true });
  } catch {
    // What is here already goes on working; only an index without its first part is no search at all.
    const { searcher } = slot.state;
    change(searcher ? { searcher, hasFailed: false, isComplete: true } : { ...nothing, hasFailed: true });
  }
}

function slotOf(url: string): Slot {
  const slot = slots.get(url) ?? { state: nothing, listeners: new Set() };
  slots.set(url, slot);
  return slot;
}
