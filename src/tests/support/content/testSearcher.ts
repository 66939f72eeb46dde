import { type SearchablePage, searchRecords } from "../../../docs/pages/searchRecords";
import { createSearchIndex, loadSearchIndex, type PublishedIndex, type Searcher } from "../../../search/search";

/** A page with its sections: `{ "": "text above", "Heading": "text below it" }`. */
export function page(path: string, title: string, texts: Record<string, string>): SearchablePage {
  const sections = Object.entries(texts).map(([heading, text]) => ({ heading, anchor: heading.toLowerCase(), text }));
  return { path, title, section: "", sections };
}

/** An index of some pages that went the whole way: indexed as at build, published as JSON, loaded as in the browser. */
export function searcherOf(...pages: SearchablePage[]): Searcher {
  const published = createSearchIndex(searchRecords(pages));
  return loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
}
