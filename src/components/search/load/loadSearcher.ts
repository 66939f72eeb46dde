import { fetchJson } from "../../../browser/fetchJson";
import { indexFormat, loadSearchIndex, type Searcher, withEntry } from "../../../search/search";
import type { WordsFile } from "../../../types/searchFiles";
import { readIndex } from "./indexFile";
import { type Texts, textsLoader } from "./loadTexts";
import { rehearse, rehearseWords } from "./rehearse";

/**
 * How much of an index is loaded. `isComplete` is false while the words of texts are on their way, wholly or in part;
 * `isPartial` says that some of them did not come; `isForeign`, where it has failed, that it is for the scripts of another
 * release.
 */
export type SearcherState = {
  searcher: Searcher | null;
  texts: Texts;
  hasFailed: boolean;
  isForeign: boolean;
  isComplete: boolean;
  isPartial: boolean;
};

type Slot = {
  state: SearcherState;
  listeners: Set<() => void>;
  /** Says whose texts are wanted; null until the index says where texts are. */
  wantTexts: ((recordNumbers: readonly number[]) => void) | null;
  /** It has failed before anybody looked: whoever looks first is told, and does not ask again. */
  isUntoldFailure: boolean;
};

const nothing: SearcherState = {
  searcher: null,
  texts: new Map(),
  hasFailed: false,
  isForeign: false,
  isComplete: false,
  isPartial: false,
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

/**
 * Loads the index at an address, unless it is here or on its way. A failure is not kept, nor that a part did not come: the
 * next call tries again, but that of the first who looks after a failure ahead of time.
 */
export async function loadSearcher(url: string): Promise<void> {
  const slot = slotOf(url);
  const isUntold = slot.isUntoldFailure;
  slot.isUntoldFailure = false;
  const { hasFailed, isPartial } = slot.state;
  if (isUntold || (slot.state !== nothing && !hasFailed && !isPartial)) return;
  const change = (changes: Partial<SearcherState>) => {
    slot.state = { ...slot.state, ...changes };
    for (const listener of slot.listeners) listener();
  };
  const fail = (why: Partial<SearcherState>) => {
    slot.isUntoldFailure = slot.listeners.size === 0;
    change({ ...why, hasFailed: true });
  };
  // What is here of an index goes on working while the rest is asked for again.
  change({ ...nothing, searcher: slot.state.searcher, texts: slot.state.texts });
  try {
    const { head, titles, rest } = readIndex(url);
    const entry = await head;
    if (typeof entry.format === "number" && entry.format !== indexFormat) {
      fail({ isForeign: true });
      return;
    }
    let searcher = loadSearchIndex({ entries: [entry], texts: [] });
    slot.wantTexts = textsLoader(entry.texts, searcher, (texts) => change({ texts }));
    // On a slow line there is time for what the first answer takes.
    if (!(await isHere(titles))) rehearseWords(searcher);
    searcher = withEntry(searcher, await titles);
    const rareWords = Promise.all(entry.rareWords.map(rareWordsAt));
    // Where the line is fast the rest is here already, and there is one answer to a query instead of two.
    if (!(await isHere(rest))) change({ searcher });
    for (const further of await rest) searcher = withEntry(searcher, further);
    if (!(await isHere(rareWords))) change({ searcher });
    for (const further of (await rareWords).flat()) searcher = withEntry(searcher, further);
    change({ searcher, isComplete: entry.words.length === 0 });
    for (const words of entry.words) {
      const [further] = await fetchJson<WordsFile>(words);
      searcher = withEntry(searcher, further);
      change({ searcher });
    }
    change({ isComplete: true });
    rehearse(searcher);
  } catch {
    // What is here already goes on working; only an index without its first part is no search at all.
    if (slot.state.searcher) change({ isComplete: true, isPartial: true });
    else fail({});
  }
}

/** What is in a file of rare words; nothing where it does not come: some of them are taken for typos then. */
function rareWordsAt(url: string): Promise<WordsFile | []> {
  return fetchJson<WordsFile>(url).catch(() => []);
}

/** Whether something has come by the next task. */
function isHere(answer: Promise<unknown>): Promise<boolean> {
  const hasCome = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([hasCome, new Promise<false>((resolve) => setTimeout(() => resolve(false)))]);
}

/** Says whose texts are wanted of the index at an address, those that matter most first. */
export function wantTexts(url: string, recordNumbers: readonly number[]): void {
  slots.get(url)?.wantTexts?.(recordNumbers);
}

function slotOf(url: string): Slot {
  const slot = slots.get(url) ?? { state: nothing, listeners: new Set(), wantTexts: null, isUntoldFailure: false };
  slots.set(url, slot);
  return slot;
}
