import type { CreateOptions } from "flexsearch";
import { identifierWords } from "../words/identifiers";
import { splitWords } from "../words/splitWords";
import { stems } from "../words/stem";

/** Where a word stands. Each field has a mark that is put before its stems, so that one index keeps them apart. */
export const fieldMarks = { title: "^", heading: "#", lead: "=", text: "" } as const;

export type Field = keyof typeof fieldMarks;

export const fields = Object.keys(fieldMarks) as Field[];

/**
 * Options of FlexSearch, the same at build and in the browser: the export holds words and ids, not options.
 * The default splitter cuts at ASCII borders and drops every Cyrillic letter; ours keeps what `indexedWords` wrote.
 */
export const engineOptions: CreateOptions = {
  encode: false,
  tokenize: (text: string) => text.match(/[\^#=]?[\p{L}\p{N}\p{M}]+/gu) ?? [],
};

/**
 * The words of a record as the engine is to see them: marked stems, each once. The result holds letters, digits,
 * spaces and the marks, so the JSON that gatsby-plugin-local-search wraps it in needs no escapes.
 */
export function indexedWords(texts: Record<Field, string>): string {
  const words = fields.flatMap((field) => stemsOfText(texts[field]).map((stemmed) => `${fieldMarks[field]}${stemmed}`));
  return [...new Set(words)].join(" ");
}

/** Every stem a text is found by. */
function stemsOfText(text: string): string[] {
  return [...splitWords(text).flatMap(stems), ...identifierWords(text)];
}
