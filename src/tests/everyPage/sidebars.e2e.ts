import { expect, type Page, test } from "@playwright/test";
import { type ContentPage, contentPages } from "../support/content/contentPages";

/** Docs directly in a folder, in the order of the sidebar. @param folder with its slash, e.g. `/ru/guide/` */
function docsIn(folder: string, docs: ContentPage[]): ContentPage[] {
  const isDirectly = ({ path }: ContentPage) => path.startsWith(folder) && /^[^/]+\/$/.test(path.slice(folder.length));
  return docs
    .filter((doc) => isDirectly(doc) && !doc.hideSidebar)
    .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity));
}

/** Address and label of each row, as the server sends them. */
function sentRows(page: Page, paths: string[]): Promise<string[][][]> {
  return page.evaluate(async (addresses) => {
    const sent: string[][][] = [];
    for (const address of addresses) {
      const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      const links = [...parsed.querySelectorAll("aside nav a")];
      sent.push(links.map((link) => [link.getAttribute("href") ?? "", link.textContent?.trim() ?? ""]));
    }
    return sent;
  }, paths);
}

for (const locale of ["en", "ru"] as const) {
  test(`on the page of each section the sidebar lists all sections, and the docs of that one, in their order in "${locale}" [S2.38]`, async ({
    page,
  }) => {
    const docs = contentPages(locale);
    const sections = docsIn(locale === "en" ? "/" : `/${locale}/`, docs);
    expect(sections.length).toBeGreaterThan(1);
    await page.goto("/404.html");
    const sent = await sentRows(
      page,
      sections.map(({ path }) => path),
    );
    for (const [index, section] of sections.entries()) {
      const expected = sections.flatMap((doc) => (doc === section ? [doc, ...docsIn(doc.path, docs)] : [doc]));
      const rows = expected.map(({ path, label, title }) => [path, label ?? title]);
      expect(sent[index], section.path).toEqual(rows);
    }
  });
}
