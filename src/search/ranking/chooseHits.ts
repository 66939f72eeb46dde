import type { Searcher } from "../index/loadSearchIndex";
import type { RankedPage, RankedRecord } from "./rankPages";

/**
 * Chooses what to show: the best section of each page first; only where fewer pages match than there is room for
 * do further sections of the best pages fill the rest, behind their page's first.
 */
export function chooseHits(ranked: RankedPage[], limit: number): RankedRecord[] {
  const pages = ranked.slice(0, limit);
  let room = limit - pages.length;
  return pages.flatMap((page) => {
    const shown = page.slice(0, 1 + room);
    room -= shown.length - 1;
    return shown;
  });
}

/**
 * The sections of each page, the one first that a reader is led to. Those below a heading that most pages have, «Where to
 * go next», are behind the others: they speak of other pages. The page keeps its score, which is its first section's.
 */
export function withLandings(ranked: RankedPage[], { isOfMostPages }: Pick<Searcher, "isOfMostPages">): RankedPage[] {
  const isCommon = ({ record }: RankedRecord) => Number(isOfMostPages(record.heading));
  return ranked.map((page) => {
    const score = page[0]?.score ?? 0;
    return [...page]
      .sort((a, b) => isCommon(a) - isCommon(b) || b.landing - a.landing || b.score - a.score)
      .map((one, index) => (index === 0 ? { ...one, score } : one));
  });
}
