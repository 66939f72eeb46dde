import { hasScript } from "../../languages/hasScript";
import type { SearchLanguage } from "../../languages/language";

type Spelling = Pick<SearchLanguage, "script" | "sounds">;
type Latin = Pick<SearchLanguage, "inLatin">;

/**
 * What a rewriter needs of a language's list: one expression for all spellings, the sounds of those that are letters and
 * nothing else, by these letters, and the sounds of the others, which depend on what stands around them, in their order.
 */
type Rules = { spelling: RegExp; sounds: Map<string, string>; soundsInContext: string[] };

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
  const { spelling, sounds, soundsInContext } = rulesOf(language.sounds);
  const heard = word.replace(spelling, (found: string, ...groups: (string | number | undefined)[]) => {
    // The expression has a group for each spelling that depends on what stands around it.
    const inContext = soundsInContext.find((_, group) => groups[group] !== undefined);
    return inContext ?? sounds.get(found) ?? "";
  });
  return heard.replace(/(.)\1+/gu, "$1");
}

/** Vowels are easily confused where they are not stressed. */
const vowel = /^[aeiou]/;

/** Whether two words, as they sound, begin with what writers take for the same. */
export function beginAlike(first: string, second: string): boolean {
  return first.charAt(0) === second.charAt(0) || (vowel.test(first) && vowel.test(second));
}

function rulesOf(list: Spelling["sounds"]): Rules {
  const rules = known.get(list) ?? makeRules(list);
  known.set(list, rules);
  return rules;
}

const onlyLetters = /^[\p{L}|]+$/u;

function makeRules(list: Spelling["sounds"]): Rules {
  const isPlain = ([spelling]: Spelling["sounds"][number]) => onlyLetters.test(spelling);
  // Of two spellings with the same letters the first counts, and a table keeps the last.
  const plain = list.filter(isPlain).reverse();
  return {
    // Groups take time: one for each letter would be most of it.
    spelling: new RegExp(list.map((one) => (isPlain(one) ? one[0] : `(${one[0]})`)).join("|"), "gu"),
    sounds: new Map(plain.flatMap(([spelling, sound]) => spelling.split("|").map((letters) => [letters, sound]))),
    soundsInContext: list.filter((one) => !isPlain(one)).map(([, sound]) => sound),
  };
}

/** A word has few letters that may be read in two ways; of very odd ones not all readings are tried. */
const mostReadings = 8;

/**
 * What a word may be in the letters of languages that people write in Latin ones, too: `fayla` is «файла».
 * @param word folded
 * @returns the likeliest first; none for a word with other letters than these
 */
export function readingsOf(word: string, languages: readonly Latin[]): string[] {
  return languages.flatMap(({ inLatin = [] }) => {
    const spellings = latinOf(inLatin);
    let readings = [""];
    for (let position = 0; position < word.length;) {
      const [length, letters] = readAt(word, position, spellings);
      readings = letters.flatMap((one) => readings.map((reading) => reading + one)).slice(0, mostReadings);
      position += length;
    }
    return readings.filter((reading) => reading !== "");
  });
}

type LatinSpelling = { spelling: RegExp; letters: string[] };

const knownLatin = new WeakMap<NonNullable<Latin["inLatin"]>, LatinSpelling[]>();

function latinOf(list: NonNullable<Latin["inLatin"]>): LatinSpelling[] {
  const spellings =
    knownLatin.get(list) ?? list.map(([spelling, letters]) => ({ spelling: new RegExp(spelling, "y"), letters }));
  knownLatin.set(list, spellings);
  return spellings;
}

/** How many letters of a word stand for which ones, at a place; for no letters where the language has no such spelling. */
function readAt(word: string, position: number, spellings: LatinSpelling[]): [length: number, letters: string[]] {
  for (const { spelling, letters } of spellings) {
    spelling.lastIndex = position;
    if (spelling.test(word)) return [spelling.lastIndex - position, letters];
  }
  return [word.length, []];
}
