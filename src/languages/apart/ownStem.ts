/** Forms of words that a stemmer takes for those of others, and what their stem is instead, with `$1` for the first group. */
export type WordsApart = readonly (readonly [form: RegExp, stem: string])[];

/** The stem that a word has of its own, where it is set apart; null where stemmers are right. @param word folded */
export function ownStem(word: string, apart: WordsApart = []): string | null {
  const own = apart.find(([form]) => form.test(word));
  return own ? word.replace(...own) : null;
}
