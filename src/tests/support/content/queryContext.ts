import { contextOf } from "../../../search/query/mistakableWords";
import type { QueryContext } from "../../../search/query/vocabulary";
import { analyzerOf } from "../../../search/words/analyzer";

/** What a query is read with in an index of one record that has some words, as texts spell them, and nothing else that readers know. */
export function indexOf(...forms: string[]): QueryContext {
  const analyzer = analyzerOf(null);
  const words = new Map(forms.map((form) => [analyzer.stem(form), form]));
  const stems = [...words.keys()].sort();
  const vocabulary = { stems, forms: stems.map((stem) => words.get(stem) ?? "") };
  return contextOf({ vocabulary, analyzer, phrasesWith: () => [], recordsWith: (stem) => (words.has(stem) ? [0] : []) });
}
