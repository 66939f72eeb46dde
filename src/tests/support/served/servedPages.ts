import type { Page } from "@playwright/test";

/** What a server answers at an address, as a browser without scripts reads it. */
export type ServedPage = { path: string; status: number; lang: string; dir: string; titles: string[]; html: string };

/**
 * Fetches pages from an open page of the site and parses them there: the same as opening each with scripts switched
 * off, in a tenth of the time.
 */
export async function servedPages(page: Page, paths: string[]): Promise<ServedPage[]> {
  return page.evaluate(async (addresses) => {
    const answers: ServedPage[] = [];
    for (const path of addresses) {
      const answer = await fetch(path);
      const html = await answer.text();
      const parsed = new DOMParser().parseFromString(html, "text/html");
      const titles = [...parsed.querySelectorAll("h1")].map(({ textContent }) => textContent ?? "");
      const { lang, dir } = parsed.documentElement;
      answers.push({ path, status: answer.status, lang, dir, titles, html });
    }
    return answers;
  }, paths);
}
