import { fetchJson } from "../../../browser/fetchJson";
import { hasTextsOf, type Searcher } from "../../../search/search";
import type { TextsFile, TextsPlace } from "../../../types/searchFiles";

/** Texts by the numbers of their records; null where there is none to be had. */
export type Texts = ReadonlyMap<number, string | null>;

/** As many files are loaded at once; what is wanted by then decides about the next. */
const atOnce = 6;

/**
 * Loads the texts of an index, as they are wanted. While a query is typed every letter wants others: files that nobody
 * wants any more are not asked for, so that the last answer does not wait for those before it.
 * @param onTexts is told all texts that are here
 * @returns how to say whose texts are wanted now, those that matter most first
 */
export function textsLoader(
  place: TextsPlace,
  searcher: Searcher,
  onTexts: (texts: Texts) => void,
): (recordNumbers: readonly number[]) => void {
  const texts = new Map<number, string | null>();
  const asked = new Set<number>();
  const failed = new Set<number>();
  let wanted: readonly number[] = [];
  let underWay = 0;

  const load = async (part: number) => {
    const file = await fetchJson<TextsFile>(place.url.replace("{part}", String(part)))
      .then((answer) => (hasTextsOf(searcher, answer) ? answer : null))
      .catch(() => null);
    if (!file) failed.add(part);
    for (let index = 0; index < place.recordsPerFile; index += 1)
      texts.set(part * place.recordsPerFile + index, file?.texts[index] ?? null);
    onTexts(new Map(texts));
  };
  const loadNext = () => {
    while (underWay < atOnce) {
      const next = wanted.map(partOf).find((part) => !asked.has(part));
      if (next === undefined) return;
      asked.add(next);
      underWay += 1;
      void load(next).finally(() => {
        underWay -= 1;
        loadNext();
      });
    }
  };
  const partOf = (recordNumber: number) => Math.floor(recordNumber / place.recordsPerFile);
  return (recordNumbers) => {
    wanted = recordNumbers;
    // What failed is tried again for the next answer, not for this one without end.
    for (const part of failed) asked.delete(part);
    failed.clear();
    loadNext();
  };
}
