import FlexSearch, { type CreateOptions, type Index } from "flexsearch";
import { type Field, fields, type Place, places } from "./index/fields";
import type { Postings, StemPostings } from "./index/postings";
import type { RecordWords } from "./index/recordWords";
import type { SearchRecord } from "./index/searchRecord";

// Everything here is as it is because of FlexSearch 0.6, gatsby-plugin-local-search, which fills it at build, and
// react-use-flexsearch, which asks it. The rest of search knows postings: which records have a stem in which field.

/** Each field has a mark that is put before its stems, so that one index keeps them apart. */
const marks: Record<Place, string> = { title: "^", heading: "#", lead: "=", phrases: "~", text: "" };
const fieldOfMark = new Map<string, Field>(fields.map((field) => [marks[field], field]));
/** The mark of a phrase has its number in the record: `~2~card`. */
const phraseMark = /^~(\d+)~/;
/** Phrases have numbers of their own: that of the record times this, and which of its phrases it is. */
export const phrasesPerRecord = 1024;

/**
 * Options of FlexSearch, the same at build and in the browser: the export holds words and ids, not options.
 * The default splitter cuts at ASCII borders and drops every Cyrillic letter; ours keeps what `markedStems` wrote.
 */
export const engineOptions: CreateOptions = {
  encode: false,
  tokenize: (text: string) => text.match(/(?:[\^#=]|~\d+~|~)?[\p{L}\p{N}\p{M}]+/gu) ?? [],
};

/** The field of a record that the plugin indexes: it wraps it in JSON, so its name must not itself be a word. */
export const engineField = "_";

/** Fields of a record that the plugin keeps beside its index. */
export const storedFields = [
  "id",
  "path",
  "title",
  "heading",
  "anchor",
  "text",
  "lead",
  "keywords",
  "section",
  "locale",
] satisfies (keyof SearchRecord)[];

/**
 * The words of a record as the engine is to see them: marked stems, each once. The result holds letters, digits,
 * spaces and the marks, so the JSON around it needs no escapes.
 * @param phrases the stems of each phrase of its keywords
 */
export function markedStems(stems: [field: Field, stems: string[]][], phrases: string[][] = []): string {
  const marked = stems.flatMap(([field, own]) => own.map((stem) => `${marks[field]}${stem}`));
  const ofPhrases = phrases.slice(0, phrasesPerRecord).flatMap((own, index) => own.map((stem) => `~${index}~${stem}`));
  return [...new Set([...marked, ...ofPhrases])].join(" ");
}

/** Has the engine index records, as the plugin does it. */
export function indexWords(words: Pick<RecordWords, "stems">[]): Postings {
  const index = FlexSearch.create(engineOptions);
  words.forEach(({ stems }, recordNumber) => {
    index.add(recordNumber, JSON.stringify({ [engineField]: stems }));
  });
  return readExport(index.export());
}

/** FlexSearch's own form: words by how early they stand, each with ids; then contexts, then all ids. */
type EngineExport = [maps: Record<string, (number | string)[]>[], ...rest: unknown[]];

/**
 * Reads what FlexSearch exported. Words it keeps in several slots, by where they stand in the text, become one again.
 * @throws when it is no export
 */
export function readExport(exported: string): Postings {
  const [maps] = JSON.parse(exported) as EngineExport;
  const postings: Postings = new Map();
  for (const map of maps) {
    for (const [marked, ids] of Object.entries(map)) {
      const [mark = "", phrase] = phraseMark.exec(marked) ?? [];
      const field = fieldOfMark.get(marked.charAt(0)) ?? "text";
      const place = phrase === undefined ? field : "phrases";
      const stem = marked.slice(phrase === undefined ? marks[field].length : mark.length);
      const numbers = ids.map((id) =>
        phrase === undefined ? Number(id) : Number(id) * phrasesPerRecord + Number(phrase),
      );
      const entry: StemPostings = postings.get(stem) ?? {};
      entry[place] = [...(entry[place] ?? []), ...numbers].sort((a, b) => a - b);
      postings.set(stem, entry);
    }
  }
  return postings;
}

/** An index that answers which records have a word. */
export type Engine = {
  /** Numbers of the records with a stem, field by field, and of the phrases; null for a stem that is not in the vocabulary. */
  recordsWith(stem: string): StemPostings | null;
};

type ImportAsIs = (exported: EngineExport, options: { serialize: false }) => void;

/** Makes an engine of postings, which are read when somebody asks for their stem: a query has few of many thousands. */
export function loadEngine(postingsOf: (stem: string) => StemPostings | null): Engine {
  const words = Object.create(null) as Record<string, number[]>;
  const index = FlexSearch.create(engineOptions);
  // FlexSearch's types know neither the unserialised form nor the option that asks for it.
  const importAsIs = index.import.bind(index) as unknown as ImportAsIs;
  // We rank by ourselves, so all words go into the first slot. The list of ids is left empty: it serves changes to an
  // index, and ours never changes.
  const others = Array.from({ length: engineSlots - 1 }, () => Object.create(null) as typeof words);
  importAsIs([[words, ...others], {}, []], { serialize: false });
  const search = (stem: string) => {
    const postings = postingsOf(stem);
    if (!postings) return null;
    const found: StemPostings = {};
    for (const place of places) {
      const numbers = postings[place];
      if (!numbers) continue;
      const word = marks[place] + stem;
      words[word] = numbers;
      // 0 is «no limit». FlexSearch's types know neither that nor that ids come as they were given: as numbers.
      found[place] = index.search(word, 0) as unknown as number[];
    }
    return found;
  };
  // While a query is typed the same stems are asked for again and again.
  const asked = new Map<string, StemPostings | null>();
  return {
    recordsWith(stem) {
      const remembered = asked.get(stem);
      if (remembered !== undefined) return remembered;
      const found = search(stem);
      asked.set(stem, found);
      return found;
    },
  };
}

/** FlexSearch's default resolution: as many slots it looks through. */
const engineSlots = 9;

/** What the hook is given: it throws without an instance of FlexSearch, and calls nothing but its `search`. */
export type HookIndex = Index<unknown>;

const emptyIndex = FlexSearch.create(engineOptions);

/** An index for the hook that answers as it is told. @param find numbers of the records that answer a query */
export function hookIndex(find: (query: string) => number[]): HookIndex {
  const index = Object.create(emptyIndex) as HookIndex;
  index.search = find as unknown as HookIndex["search"];
  return index;
}
