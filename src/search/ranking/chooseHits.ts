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

/** Sections below a heading that most pages have, «Where to go next», behind the others of their page: they speak of other pages. */
export function commonHeadingsLast(
  ranked: RankedPage[],
  { isOfMostPages }: Pick<Searcher, "isOfMostPages">,
): RankedPage[] {
  return ranked.map((page) => {
    const isCommon = ({ record }: RankedRecord) => isOfMostPages(record.heading);
    return page.some(isCommon) ? [...page.filter((one) => !isCommon(one)), ...page.filter(isCommon)] : page;
  });
}
