import { whenIdle } from "../../../browser/whenIdle";
import { rankedAnswer, type Searcher } from "../../../search/search";
import { searchRest } from "../../../site/behaviour";

/** So many titles are looked up: by then browsers have compiled what answers take, and those that follow take half the time. */
const titles = 24;

/**
 * Looks up titles of an index's own pages, one in each idle moment: there are such while a query is typed. It begins when
 * the reader's own first letters, if some were typed already, have their answer.
 */
export function rehearse(searcher: Searcher): void {
  setTimeout(() => lookUp(searcher, titles), searchRest);
}

function lookUp(searcher: Searcher, left: number): void {
  if (left === 0) return;
  whenIdle(() => {
    const [first = 0] = searcher.pages[Math.floor(((left - 1) * searcher.pages.length) / titles)] ?? [];
    const title = searcher.records[first]?.title ?? "";
    const { ranked, show } = rankedAnswer(searcher, title);
    for (const one of ranked) show(one, title);
    lookUp(searcher, left - 1);
  });
}
