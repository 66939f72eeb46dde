import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemRussian } from "@orama/stemmers/russian";

const known = new Map<string, string>();

/**
 * What the inflected forms of a word have in common (Snowball, https://snowballstem.org): Cyrillic words by the
 * Russian algorithm, Latin ones by the English; words with digits stay as they are.
 * @param word already folded by `splitWords`
 */
export function stem(word: string): string {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const stemmed = stemAnew(word);
  known.set(word, stemmed);
  return stemmed;
}

function stemAnew(word: string): string {
  if (/^[а-я]+$/.test(word)) return stemRussian(word);
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  return word;
}
