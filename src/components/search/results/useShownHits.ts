import { useEffect, useMemo } from "react";
import { afterPaint } from "../../../browser/afterPaint";
import type { Hit, RankedRecord } from "../../../search/search";
import type { Search } from "../useSearch";

/** A hit as it is drawn. `awaitsText`: the line of its text stays free until then, so that nothing jumps. */
export type ShownHit = Hit & { awaitsText: boolean };

/**
 * What is drawn of the hits that a reader sees; it asks for their texts, and for no others. A hit stays the same object
 * until its text comes.
 */
export function useShownHits(
  { answer: { show }, texts, wantTexts }: Pick<Search, "answer" | "texts" | "wantTexts">,
  seen: RankedRecord[],
): ShownHit[] {
  const made = useMemo(() => hitMaker(show), [show]);
  const recordNumbers = seen.map(({ recordNumber }) => recordNumber).join();
  useEffect(() => {
    if (recordNumbers === "") return undefined;
    return afterPaint(() => wantTexts(recordNumbers.split(",").map(Number)));
  }, [recordNumbers, wantTexts]);
  return seen.map((ranked) => made(ranked, texts.get(ranked.recordNumber)));
}

function hitMaker(show: Search["answer"]["show"]): (ranked: RankedRecord, text: string | null | undefined) => ShownHit {
  const made = new Map<number, { text: string | null | undefined; hit: ShownHit }>();
  return (ranked, text) => {
    const known = made.get(ranked.recordNumber);
    if (known?.text === text && known) return known.hit;
    const hit = { ...show(ranked, text ?? ""), awaitsText: text === undefined && ranked.record.size > 0 };
    made.set(ranked.recordNumber, { text, hit });
    return hit;
  };
}
