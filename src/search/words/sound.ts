import { hasScript } from "../../languages/hasScript";
import type { SearchLanguage } from "../../languages/language";

type Spelling = Pick<SearchLanguage, "script" | "sounds">;

/** What a rewriter needs of a language's list: one expression for all spellings, and the sound of each. */
type Rules = { spelling: RegExp; sounds: string[] };

const known = new WeakMap<Spelling["sounds"], Rules>();

/**
 * How a word sounds, in letters that languages share, so that «постман» and `postman` are one. It is a rough hearing, made
 * to be compared: vowels that spelling confuses are one, doubled letters are single.
 * @param word folded
 * @param languages one for each script
 */
export function soundOf(word: string, languages: readonly Spelling[]): string {
  const language = languages.find(({ script }) => hasScript(word, script));
  if (!language) return word;
  const { spelling, sounds } = rulesOf(language.sounds);
  const heard = word.replace(spelling, (...found: string[]) => {
    // The expression has a group for each spelling, and they follow the whole.
    const group = found.findIndex((text, index) => index > 0 && index <= sounds.length && text !== undefined);
    return sounds[group - 1] ?? found[0] ?? "";
  });
  return heard.replace(/(.)\1+/gu, "$1");
}

function rulesOf(list: Spelling["sounds"]): Rules {
  const rules = known.get(list) ?? {
    spelling: new RegExp(list.map(([spelling]) => `(${spelling})`).join("|"), "gu"),
    sounds: list.map(([, sound]) => sound),
  };
  known.set(list, rules);
  return rules;
}
