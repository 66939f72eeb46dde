import { whenIdle } from "../../../browser/whenIdle";
import { rankedAnswer, type RankedRecord, type Searcher } from "../../../search/search";
import { searchRest } from "../../../site/behaviour";

/**
 * So many are asked: by then browsers have compiled what answers take, and those that follow take half the time, the
 * slowest a sixth.
 */
const queries = 96;

/**
 * Asks an index what its readers may ask, one query in each idle moment: there are such while a query is typed. It begins
 * when the reader's own first letters, if some were typed already, have their answer.
 */
export function rehearse(searcher: Searcher): void {
  setTimeout(() => ask(searcher, queries), searchRest);
}

/** So many are asked before anything can be found. */
const queriesOfWords = 4;

/** Asks an index of which only the words are here: how queries are read is compiled by then. */
export function rehearseWords(searcher: Searcher): void {
  ask(searcher, queriesOfWords);
}

function ask(searcher: Searcher, left: number): void {
  if (left === 0) return;
  whenIdle(() => {
    const query = queryOf(searcher, left);
    const { ranked, show } = rankedAnswer(searcher, query);
    for (const one of ranked) show(one, textAround(searcher, one));
    ask(searcher, left - 1);
  });
}

/**
 * The title of a page, as it is, with a slip, or with a slip in another layout: what guessing takes is made for the first
 * word that no page has, and that word is not to be a reader's.
 */
function queryOf({ pages, records, analyzer }: Searcher, number: number): string {
  const [first = 0] = pages[Math.floor(((number - 1) * pages.length) / queries)] ?? [];
  const title = records[first]?.title ?? "";
  if (number % 2 === 0) return title;
  const misspelt = title.replace(/(\p{L}{2})\p{L}(?=\p{L})/u, "$1");
  return number % 4 === 1 ? misspelt : (analyzer.otherLayouts(misspelt)[0] ?? misspelt);
}

/** So many headings are as long as the text of a section. */
const headings = 24;

/** What is shown of an answer is cut out of its text, which is not here yet: headings of the sections around it stand in for it. */
function textAround({ records }: Searcher, { recordNumber }: RankedRecord): string {
  const around = records.slice(Math.max(0, recordNumber - headings / 2), recordNumber + headings / 2);
  return around.map(({ title, heading }) => heading || title).join(". ");
}
