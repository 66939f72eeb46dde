import type { CreateOptions } from "flexsearch";
import { splitWords } from "./splitWords";
import { stems } from "./stem";

/** Where a word stands. Each field has a mark that is put before its stems, so that one index keeps them apart. */
export const fieldMarks = { title: "^", heading: "#", text: "" } as const;

export type Field = keyof typeof fieldMarks;

/**
 * Options of FlexSearch, the same at build and in the browser: the export holds words and ids, not options.
 * The default splitter cuts at ASCII borders and drops every Cyrillic letter; ours keeps what `indexedWords` wrote.
 */
export const engineOptions: CreateOptions = {
  encode: false,
  tokenize: (text: string) => text.match(/[\^#]?[\p{L}\p{N}]+/gu) ?? [],
};

/**
 * The words of a record as the engine is to see them: marked stems, each once. The result holds letters, digits,
 * spaces and the marks, so the JSON that gatsby-plugin-local-search wraps it in needs no escapes.
 */
export function indexedWords(texts: Record<Field, string>): string {
  const words = (Object.keys(fieldMarks) as Field[]).flatMap((field) =>
    splitWords(texts[field]).flatMap((word) => stems(word).map((stemmed) => `${fieldMarks[field]}${stemmed}`)),
  );
  return [...new Set(words)].join(" ");
}
