import type { Page } from "@playwright/test";
import { createSearchIndex, type SearchRecord } from "../../search/search";

export type { IndexFile, TextsFile } from "../../types/searchFiles";

export const indexAddress = /\/search-index[^/]*\.json/;
export const textsAddress = /\/search-texts[^/]*\.json/;

/**
 * Answers the requests for an index with one in which exactly `count` pages have a word: what a test says about
 * numbers then holds whatever the content says.
 */
export async function servePagesWith(page: Page, word: string, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, id): SearchRecord => {
    const path = `/page-${id + 1}/`;
    return { id, path, title: `Page ${id + 1}`, heading: "", anchor: "", text: `It says ${word}.`, section: "" };
  });
  const { entries, texts } = createSearchIndex(records);
  await page.route(indexAddress, (route) =>
    route.fulfill({ json: entries.map((entry) => ({ ...entry, words: [], texts: ["/search-texts-1.json"] })) }),
  );
  await page.route(textsAddress, (route) => route.fulfill({ json: texts[0] }));
}
