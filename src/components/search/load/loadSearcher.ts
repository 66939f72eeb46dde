import { fetchJson } from "../../../browser/fetchJson";
import { indexFormat, loadSearchIndex, type Searcher, withEntry } from "../../../search/search";
import type { WordsFile } from "../../../types/searchFiles";
import { readIndex } from "./indexFile";
import { type Texts, textsLoader } from "./loadTexts";

/**
 * How much of an index is loaded. `isComplete` is false while further words of a large index are on their way;
 * `isForeign`, where it has failed, says that it is for the scripts of another release.
 */
export type SearcherState = {
  searcher: Searcher | null;
  texts: Texts;
  hasFailed: boolean;
  isForeign: boolean;
  isComplete: boolean;
};

type Slot = {
  state: SearcherState;
  listeners: Set<() => void>;
  /** Says whose texts are wanted; null until the index says where texts are. */
  wantTexts: ((recordNumbers: readonly number[]) => void) | null;
};

const nothing: SearcherState = {
  searcher: null,
  texts: new Map(),
  hasFailed: false,
  isForeign: false,
  isComplete: false,
};

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
  const change = (changes: Partial<SearcherState>) => {
    slot.state = { ...slot.state, ...changes };
    for (const listener of slot.listeners) listener();
  };
  change(nothing);
  try {
    const [entry] = await readIndex(url);
    if (typeof entry.format === "number" && entry.format !== indexFormat) {
      change({ hasFailed: true, isForeign: true });
      return;
    }
    let searcher = loadSearchIndex({ entries: [entry], texts: [] });
    slot.wantTexts = textsLoader(entry.texts, searcher, (texts) => change({ texts }));
    change({ searcher, isComplete: entry.words.length === 0 });
    for (const words of entry.words) {
      const [further] = await fetchJson<WordsFile>(words);
      searcher = withEntry(searcher, further);
      change({ searcher });
    }
    change({ isComplete: true });
  } catch {
    // What is here already goes on working; only an index without its first part is no search at all.
    change(slot.state.searcher ? { isComplete: true } : { hasFailed: true });
  }
}

/** Says whose texts are wanted of the index at an address, those that matter most first. */
export function wantTexts(url: string, recordNumbers: readonly number[]): void {
  slots.get(url)?.wantTexts?.(recordNumbers);
}

function slotOf(url: string): Slot {
  const slot = slots.get(url) ?? { state: nothing, listeners: new Set(), wantTexts: null };
  slots.set(url, slot);
  return slot;
}
