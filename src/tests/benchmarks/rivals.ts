import { createRequire } from "node:module";
import lunr from "lunr";
import MiniSearch from "minisearch";
import { createSearchIndex, loadSearchIndex, type SearchRecord } from "../../search/search";
import { type Answers, ourAnswers } from "../relevance/measureRelevance";

/** A way of searching: what it publishes, and how it answers. */
export type Rival = { name: string; published: string[]; answers: Answers };

const shownPages = 8;

export function ours(records: SearchRecord[]): Rival {
  const published = createSearchIndex(records);
  return {
    name: "ours",
    published: [...published.entries, ...published.texts].map((file) => JSON.stringify(file)),
    answers: ourAnswers(loadSearchIndex(published)),
  };
}

/** MiniSearch as VitePress uses it: sections, words by prefix and with a fifth of their letters wrong. */
export function miniSearch(records: SearchRecord[]): Rival {
  const options = {
    fields: ["title", "heading", "text"],
    storeFields: ["path", "title", "heading", "anchor"],
    idField: "place",
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, heading: 2, text: 1 } },
  };
  const index = new MiniSearch(options);
  index.addAll(records.map((record, place) => ({ ...record, place })));
  const published = JSON.stringify(index);
  const loaded = MiniSearch.loadJSON(published, options);
  return {
    name: "MiniSearch (VitePress' way)",
    published: [published, JSON.stringify(records.map(({ text }) => text))],
    answers: (query) => pagesOf(loaded.search(query).map(({ path }) => path as string)),
  };
}

// The parts of lunr-languages register themselves with lunr, once.
const loadPart = createRequire(__filename);
for (const part of ["lunr.stemmer.support", "lunr.ru", "lunr.multi"]) {
  (loadPart(`lunr-languages/${part}`) as (engine: typeof lunr) => void)(lunr);
}

/** lunr with both languages, as docusaurus-search-local uses it: sections, the last word by prefix. */
export function lunrBoth(records: SearchRecord[]): Rival {
  const { multiLanguage } = lunr as typeof lunr & { multiLanguage(...languages: string[]): lunr.Builder.Plugin };
  const index = lunr(function build() {
    this.use(multiLanguage("en", "ru"));
    this.ref("place");
    this.field("title", { boost: 4 });
    this.field("heading", { boost: 2 });
    this.field("text");
    records.forEach((record, place) => this.add({ ...record, place }));
  });
  const published = JSON.stringify(index);
  const loaded = lunr.Index.load(JSON.parse(published) as object);
  const search = (query: string) => {
    const words = lunr.tokenizer(query).map(String);
    return loaded.query((q) => {
      for (const [place, word] of words.entries()) {
        q.term(word, { boost: 10 });
        if (place === words.length - 1) q.term(word, { wildcard: lunr.Query.wildcard.TRAILING });
      }
    });
  };
  return {
    name: "lunr en + ru (docusaurus-search-local's way)",
    published: [published, JSON.stringify(records)],
    answers: (query) => pagesOf(search(query).map(({ ref }) => records[Number(ref)]?.path ?? "")),
  };
}

/** The pages of some hits, the first eight. */
export function pagesOf(paths: string[]): string[] {
  return [...new Set(paths)].slice(0, shownPages);
}
