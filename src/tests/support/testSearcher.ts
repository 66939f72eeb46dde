import FlexSearch from "flexsearch";
import { type SearchablePage, searchRecords } from "../../documents/searchRecords";
import { engineOptions } from "../../search/indexOptions";
import { storedFields } from "../../search/searchRecord";
import { createSearcher, type PublishedIndex, type Searcher } from "../../search/search";

/** A page with its sections: `{ "": "text above", "Heading": "text below it" }`. */
export function page(path: string, title: string, texts: Record<string, string>): SearchablePage {
  const sections = Object.entries(texts).map(([heading, text]) => ({ heading, anchor: heading.toLowerCase(), text }));
  return { path, title, section: "", sections };
}

/** An index of some pages that went the whole way: indexed as at build, published as JSON, loaded as in the browser. */
export function searcherOf(...pages: SearchablePage[]): Searcher {
  const records = searchRecords(pages);
  const engine = FlexSearch.create(engineOptions);
  for (const { id, _ } of records) engine.add(id, JSON.stringify({ _ }));
  const documents = records.map((record) => Object.fromEntries(storedFields.map((field) => [field, record[field]])));
  const index = JSON.parse(engine.export()) as PublishedIndex["index"];
  return createSearcher(JSON.parse(JSON.stringify({ documents, index })) as PublishedIndex);
}
