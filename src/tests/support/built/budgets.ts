import type { Locale } from "../../../site/locales";
import type { Bytes } from "./firstLoad";
import type { PageKind } from "./measuredPages";

/**
 * The most that a first load may weigh: bytes of bodies in Brotli 11, by kind of page and kind of file (`firstLoad.ts`
 * says what counts). Each is what the site weighed when it was set, and about 3 % more. A change that makes the site
 * lighter lowers them, so that what was won stays won; `npm run bench:load` prints today's figures beside them. Pages
 * grew by up to 320 bytes for what they need to survive: scripts in part, addresses that no router reads, paper; then docs
 * by 2,000 for tables that phones can read, drawings of the interface, samples that fold and a page that can be copied;
 * search by 1,200 for words that are spelt by ear, by 400 for what it makes ready while its index is on its way and by 300
 * for slips in short stems and words of two languages, by 400 for Russian in Latin letters, by 500 for real words that are
 * left alone, by 100 for names that are as sure as a word itself, by 300 for excerpts that are sentences and a title that
 * keeps the query, by 400 for British and American spellings and short words typed as one, by 600 for words of
 * a dictionary, excerpts of one row and words as they were typed in Latin letters, by 600 for words of other families,
 * those that are said to be in no page and Russian ones that are kept apart, by 800 for pasted addresses, words of courtesy
 * and those that are no slang, and pages of which links to others answer best, by 900 for where on a page the answer
 * stands, denials typed with a word and words of the other language, by 800 for which two slips are likely, by 700 for words
 * that stemmers take for others and letters that hardly anybody gets wrong, by 900 for marks on what words were understood
 * as and excerpts around what says most; and its index by what the second edition has more to say, then by what groups of
 * readers type, then by the words of a dictionary that are no slips, which follow it, and by 900 for the long ones of them.
 */
export const budgets: Record<Locale, Record<PageKind, Bytes>> = {
  en: {
    "short doc": { html: 18_300, scripts: 76_900, data: 2_900, other: 0 },
    "long doc": { html: 26_600, scripts: 76_900, data: 10_900, other: 0 },
    home: { html: 14_200, scripts: 73_700, data: 1_400, other: 0 },
    search: { html: 12_300, scripts: 111_600, data: 112_900, other: 0 },
  },
  ru: {
    "short doc": { html: 19_400, scripts: 77_300, data: 3_900, other: 0 },
    "long doc": { html: 28_000, scripts: 77_300, data: 12_200, other: 0 },
    home: { html: 14_800, scripts: 74_200, data: 1_850, other: 0 },
    search: { html: 12_400, scripts: 112_000, data: 138_500, other: 0 },
  },
};

/** With a thousand docs of each language a first load weighs the same; only the index grows, which the search page loads. */
export const budgetsOfThousand: typeof budgets = {
  en: { ...budgets.en, search: { ...budgets.en.search, data: 236_500 } },
  ru: { ...budgets.ru, search: { ...budgets.ru.search, data: 244_500 } },
};

/** The most that a page's data may hold of the sidebar, in bytes of Brotli, whatever the number of docs. */
export const sidebarBudget = 600;

/** Says for each kind of file that is over its budget by how much: `scripts: 70000 bytes, the budget is 66000`. */
export function overBudget(bytes: Bytes, budget: Bytes): string[] {
  const parts = Object.keys(budget) as (keyof Bytes)[];
  return parts
    .filter((part) => bytes[part] > budget[part])
    .map((part) => `${part}: ${bytes[part]} bytes, the budget is ${budget[part]}`);
}
