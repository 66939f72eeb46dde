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
 * The sections of each page, the one first that a reader is led to. Those below a heading that nearly all pages have,
 * «Where to go next», are behind the others: they speak of other pages. The page keeps its score, its first section's.
 */
export function withLandings(
  ranked: RankedPage[],
  { isOfNearlyAllPages }: Pick<Searcher, "isOfNearlyAllPages">,
): RankedPage[] {
  return ranked.map((page) => {
    const sections = page.map((section) => ({
      section,
      landing: section.landing(),
      isLast: isOfNearlyAllPages(section.record.heading),
    }));
    sections.sort(
      (a, b) => Number(a.isLast) - Number(b.isLast) || b.landing - a.landing || b.section.score - a.section.score,
    );
    const score = page[0]?.score ?? 0;
    return sections.map(({ section }, index) => (index === 0 ? { ...section, score } : section));
  });
}
