import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemRussian } from "@orama/stemmers/russian";

const known = new Map<string, string[]>();

/**
 * What the inflected forms of a word have in common (Snowball, https://snowballstem.org): Cyrillic words by the
 * Russian algorithm, Latin ones by the English; words with digits stay as they are. The first stem is the likeliest.
 * @param word already folded by `splitWords`
 */
export function stems(word: string): string[] {
  const cached = known.get(word);
  if (cached) return cached;
  const found = stemsAnew(word);
  known.set(word, found);
  return found;
}

/** The likeliest stem of a word. */
export function stem(word: string): string {
  return stems(word)[0] ?? word;
}

function stemsAnew(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [stemEnglish(word)];
  if (!/^[а-я]+$/.test(word)) return [word];
  const snowball = stemRussian(word);
  const noun = word.replace(nounEnding, "");
  const isOther = noun !== word && noun.length > snowball.length && noun.length >= shortestNounStem;
  return isOther ? [noun, snowball] : [snowball];
}

/**
 * Snowball looks for verbs before nouns and takes «профили» for a past tense («проф-или»), so that it never meets
 * «профиль». A word that ends like both keeps its stem as a noun, too.
 */
const nounEnding =
  /(?<=(?:ил|ыл|ел|ен|ит|ет|ят|ют|им|ем))(?:иями|ями|ами|ией|иям|ием|иях|ии|ия|ие|ию|ей|ой|ям|ем|ам|ом|ах|ях|ов|и|ы|а|я|у|ю|о|е|ь)$/;
const shortestNounStem = 4;
