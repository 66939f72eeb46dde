import type { Analyzer } from "../words/analyzer";
import { identifierWords } from "../words/identifiers";

/** A text as an index reads it. */
export type TextWords = {
  /** Its words, folded, in their order. */
  words: string[];
  /** Every stem it is found by. */
  stems: string[];
};

const known = new WeakMap<Analyzer, Map<string, TextWords>>();

/**
 * Reads a text once: indexing and publishing ask for it three times, and a development server indexes all texts after
 * every edit of one.
 */
export function textWords(text: string, analyzer: Analyzer): TextWords {
  const texts = known.get(analyzer) ?? new Map<string, TextWords>();
  known.set(analyzer, texts);
  const before = texts.get(text);
  if (before) return before;
  const words = analyzer.splitWords(text);
  const read = { words, stems: [...words.flatMap(analyzer.stems), ...identifierWords(text, analyzer)] };
  texts.set(text, read);
  return read;
}
