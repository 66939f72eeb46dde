import type { RankedRecord } from "./rankHits";

/**
 * Chooses what to show: the best section of each page first; only where fewer pages match than there is room for
 * do further sections of the best pages fill the rest, behind their page's first.
 */
export function groupByPage(ranked: RankedRecord[], limit: number): RankedRecord[] {
  const pages = new Map<string, RankedRecord[]>();
  for (const hit of ranked) pages.set(hit.record.path, [...(pages.get(hit.record.path) ?? []), hit]);
  const groups = [...pages.values()].slice(0, limit);
  let room = limit - groups.length;
  return groups.flatMap(([best, ...others]) => {
    const extra = others.slice(0, room);
    room -= extra.length;
    return best ? [best, ...extra] : [];
  });
}
