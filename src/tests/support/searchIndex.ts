import type { Page } from "@playwright/test";

/** A section of a page as the published index has it. */
export type IndexedSection = { path: string; title: string; heading: string; text: string };

/** The published file: a list of entries. */
export type IndexFile = { documents: (IndexedSection | null)[]; index: unknown }[];

export const indexAddress = /\/search-index[^/]*\.json/;

/**
 * Answers the request for the index with the site's own index, in which exactly `count` pages have the word: what a
 * test says about numbers then holds whatever the content says.
 * @param word the beginning of a word in the language of the index
 */
export async function servePagesWith(page: Page, word: string, count: number): Promise<void> {
  await page.route(indexAddress, async (route) => {
    const response = await route.fetch();
    const [entry] = (await response.json()) as IndexFile;
    if (!entry) throw new Error("The index is empty");
    let kept = 0;
    const documents = entry.documents.map((section) => {
      const isKept =
        section &&
        kept < count &&
        [section.title, section.heading, section.text].join(" ").match(new RegExp(word, "i"));
      return isKept ? { ...section, path: `/page-${(kept += 1)}/` } : null;
    });
    if (kept < count) throw new Error(`Only ${kept} sections have “${word}”`);
    await route.fulfill({ json: [{ ...entry, documents }] });
  });
}
