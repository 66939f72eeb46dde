import type { Page } from "@playwright/test";
import { searchLimits } from "../../../site/searchLimits";
import { createSearchIndex, type SearchRecord } from "../../../search/search";

export type { IndexFile, TextsFile } from "../../../types/searchFiles";

export const indexAddress = /\/search-index[^/]*\.json/;
export const rareWordsAddress = /\/search-words-[^/]*-rare\.json/;
export const textsAddress = /\/search-texts[^?]*\.json/;

/**
 * Answers the requests for an index with one in which each word is on as many pages as it is given with: what a test
 * says about numbers then holds whatever the content says.
 */
export async function servePagesWith(page: Page, pagesOf: Record<string, number>): Promise<void> {
  const records = Array.from({ length: Math.max(...Object.values(pagesOf)) }, (_, id): SearchRecord => {
    const words = Object.keys(pagesOf).filter((word) => id < (pagesOf[word] ?? 0));
    const path = `/page-${id + 1}/`;
    return { id, path, title: `Page ${id + 1}`, heading: "", anchor: "", text: `${words.join(", ")}.`, section: "" };
  });
  const { entries, texts } = createSearchIndex(records);
  const place = { url: "/search-texts/{part}.json", recordsPerFile: searchLimits.recordsPerTexts };
  await page.route(indexAddress, (route) =>
    route.fulfill({ json: entries.map((entry) => ({ ...entry, words: [], rareWords: [], texts: place })) }),
  );
  await page.route(textsAddress, (route) => {
    const [, part] = /(\d+)\.json/.exec(route.request().url()) ?? [];
    return route.fulfill({ json: texts[Number(part)] });
  });
}

/** Languages whose index is asked for from now on. */
export function indexesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, locale] = /\/search-index-(\w+)\.json/.exec(request.url()) ?? [];
    if (locale) asked.push(locale);
  });
  return asked;
}
