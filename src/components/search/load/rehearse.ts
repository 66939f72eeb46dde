import { whenIdle } from "../../../browser/whenIdle";
import { rankedAnswer, type Searcher } from "../../../search/search";

/** So many titles are looked up: by then browsers have compiled what answers take, and those that follow take half the time. */
const titles = 24;

/**
 * Looks up titles of an index's own pages, one in each idle moment: there are such while the first letters are typed.
 * @param left how many are still to be looked up
 */
export function rehearse(searcher: Searcher, left = titles): void {
  if (left === 0) return;
  whenIdle(() => {
    const [first = 0] = searcher.pages[Math.floor(((left - 1) * searcher.pages.length) / titles)] ?? [];
    const title = searcher.records[first]?.title ?? "";
    const { ranked, show } = rankedAnswer(searcher, title);
    for (const one of ranked) show(one, title);
    rehearse(searcher, left - 1);
  });
}
