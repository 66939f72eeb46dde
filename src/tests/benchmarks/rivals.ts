import { createRequire } from "node:module";
import path from "node:path";
import { searchIndexOptions } from "../../docs/outputs/searchIndexOptions";
import { createSearchIndex, loadSearchIndex, type SearchRecord } from "../../search/search";
import type { Locale } from "../../site/locales";
import { type Answers, ourAnswers } from "../relevance/measureRelevance";
import { installBeside } from "./installBeside";
import type { Lunr, MiniSearchClass } from "./rivalTypes";

/** A way of searching: what it publishes, and how it answers. */
export type Rival = { name: string; published: string[]; answers: Answers };

const shownPages = 8;
const versions = { minisearch: "7.2.0", lunr: "2.3.9", "lunr-languages": "1.22.0" };

/** Loads a file of a rival from where it is installed. */
function loadRival<Module>(file: string): Module {
  return createRequire(path.join(installBeside(versions), "index.js"))(file) as Module;
}

export function ours(records: SearchRecord[], locale: Locale): Rival {
  const published = createSearchIndex(records, searchIndexOptions(locale, records));
  return {
    name: "ours",
    published: [...published.entries, ...published.texts].map((file) => JSON.stringify(file)),
    answers: ourAnswers(loadSearchIndex(published)),
  };
}

/** MiniSearch as VitePress uses it: sections, words by prefix and with a fifth of their letters wrong. */
export function miniSearch(records: SearchRecord[]): Rival {
  const MiniSearch = loadRival<MiniSearchClass>("minisearch");
  const options = {
    fields: ["title", "heading", "lead", "keywords", "text"],
    storeFields: ["path", "title", "heading", "anchor"],
    idField: "place",
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, heading: 2, lead: 2, keywords: 2, text: 1 } },
  };
  const index = new MiniSearch(options);
  index.addAll(records.map((record, place) => ({ ...record, place })));
  const published = JSON.stringify(index);
  const loaded = MiniSearch.loadJSON(published, options);
  return {
    name: "MiniSearch (VitePress' way)",
    published: [published, JSON.stringify(records.map(({ text }) => text))],
    answers: (query) => pagesOf(loaded.search(query).map(({ path }) => path)),
  };
}

/** lunr with both languages, as docusaurus-search-local uses it: sections, the last word by prefix. */
export function lunrBoth(records: SearchRecord[]): Rival {
  const lunr = loadRival<Lunr>("lunr");
  // Its languages register themselves with it, once.
  const parts = "multiLanguage" in lunr ? [] : ["lunr.stemmer.support", "lunr.ru", "lunr.multi"];
  for (const part of parts) loadRival<(engine: Lunr) => void>(`lunr-languages/${part}`)(lunr);
  const index = lunr(function build() {
    this.use(lunr.multiLanguage("en", "ru"));
    this.ref("place");
    this.field("title", { boost: 4 });
    for (const field of ["heading", "lead", "keywords"]) this.field(field, { boost: 2 });
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
