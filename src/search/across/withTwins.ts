import type { Searcher } from "../index/loadSearchIndex";
import type { AnsweringSection, RankedPage, RankedRecord, Ranking } from "../ranking/rankPages";

/** What an index, the reader's or another, says to a query, and how far it is to be believed. */
export type Opinion = {
  pages: RankedPage[];
  /** Which part of the query's words the index knows, from 0 to 1; see `knownShare`. */
  knownShare: number;
};

/** An index that knows half of the words is believed a third: whoever knows all of them has understood the query. */
const trust = 1.5;

/**
 * Ranks the pages of an index by what it says itself and what the index of another language says of the same pages. Each
 * page is shown as the reader's: the section that is found there, where it stands here under the same anchor.
 * @param own of the reader's index
 * @param other of the other language's
 * @param twinOf the address of a page here, by that there
 * @param most how many pages are wanted
 * @param section only pages of this section of the documentation
 */
export function withTwins(
  searcher: Searcher,
  own: Opinion,
  other: Opinion,
  twinOf: (path: string) => string,
  most: number,
  section?: string,
): Ranking {
  const merged = new Map<string, RankedPage>();
  const add = ({ pages, knownShare }: Opinion, shownOf: (page: RankedPage) => RankedPage) => {
    const best = pages[0]?.[0]?.score ?? 1;
    for (const page of knownShare > 0 ? pages.map(shownOf) : []) {
      const [first] = page;
      if (!first) continue;
      const known = merged.get(first.record.path);
      const score = (knownShare ** trust * first.score) / best;
      merged.set(first.record.path, raised(known ?? page, score + (known?.[0]?.score ?? 0)));
    }
  };
  // Whoever knows more of the words also says which section of a page it is.
  const opinions = [() => add(own, (page) => page), () => add(other, twinsIn(searcher, twinOf))];
  for (const say of other.knownShare > own.knownShare ? opinions.reverse() : opinions) say();
  const pages = [...merged.values()].sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0));
  const inSection = section === undefined ? pages : pages.filter(([first]) => first?.record.section === section);
  return { pages: inSection.slice(0, most), total: pages.length, sections: sectionsOf(pages) };
}

/** Sections of ranked pages, the one with the best page first. */
function sectionsOf(pages: RankedPage[]): AnsweringSection[] {
  const found = new Map<string, AnsweringSection>();
  for (const [first] of pages) {
    const { section: name = "", path = "" } = first?.record ?? {};
    const known = found.get(name) ?? { name, count: 0, path };
    if (name !== "") found.set(name, { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}

/** A page with another score of its first section; those behind it keep their distance. */
function raised(page: RankedPage, score: number): RankedPage {
  const first = page[0]?.score ?? 1;
  return page.map((one) => ({ ...one, score: (score * one.score) / first }));
}

/** Makes of the pages of another index those of this one; without sections where there is no such page. */
function twinsIn({ records }: Searcher, twinOf: (path: string) => string): (page: RankedPage) => RankedPage {
  const numbers = new Map<string, number>();
  for (const [recordNumber, { path, anchor }] of records.entries()) {
    const address = `${path}#${anchor}`;
    if (!numbers.has(address)) numbers.set(address, recordNumber);
    if (!numbers.has(path)) numbers.set(path, recordNumber);
  }
  return (page) => {
    const twins = page.flatMap(({ record, ...rest }): RankedRecord[] => {
      const path = twinOf(record.path);
      const recordNumber = numbers.get(`${path}#${record.anchor}`) ?? numbers.get(path);
      const twin = recordNumber === undefined ? undefined : records[recordNumber];
      return twin && recordNumber !== undefined ? [{ ...rest, record: twin, recordNumber }] : [];
    });
    return twins.filter(
      ({ recordNumber }, index) => twins.findIndex((one) => one.recordNumber === recordNumber) === index,
    );
  };
}
