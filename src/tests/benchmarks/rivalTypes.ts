/** What we use of MiniSearch; the package and its types are not the project's. */
export type MiniSearchClass = {
  new (options: object): { addAll(records: object[]): void };
  loadJSON(json: string, options: object): { search(query: string): { path: string }[] };
};

/** What we use of lunr with lunr-languages. */
export type Lunr = {
  (build: (this: LunrBuilder) => void): object;
  multiLanguage(...languages: string[]): unknown;
  tokenizer(query: string): object[];
  Index: { load(published: object): { query(build: (query: LunrQuery) => void): { ref: string }[] } };
  Query: { wildcard: { TRAILING: number } };
};

type LunrBuilder = {
  use(plugin: unknown): void;
  ref(field: string): void;
  field(name: string, options?: { boost: number }): void;
  add(record: object): void;
};

type LunrQuery = { term(word: string, options: { boost?: number; wildcard?: number }): void };
