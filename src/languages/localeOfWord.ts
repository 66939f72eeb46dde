import { type Locale, localeKeys } from "../site/locales";
import { hasScript } from "./hasScript";
import { writingLanguages } from "./languages";

/**
 * The language that a word of a text is taken for: the text's own when the word is written in its script, else the
 * first of our languages with the word's script; null when there is none.
 */
export function localeOfWord(word: string, own: Locale): Locale | null {
  const isWritten = (locale: Locale) => hasScript(word, writingLanguages[locale].script);
  return [own, ...localeKeys].find(isWritten) ?? null;
}
