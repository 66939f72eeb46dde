import { allowedEdits, editDistance } from "../slips/editDistance";
import { type Letters, lettersOf, mayBeNear } from "../slips/nearLetters";
import type { Analyzer } from "../words/analyzer";
import { meantAs, type QueryWord, weights } from "./meanings";
import type { QueryContext, Vocabulary } from "./vocabulary";

/** A shorter sound is that of too many words. */
const shortestSound = 3;
/** A word that sounds like a stem and an ending is nearly as near as the word itself. */
const shortestStem = 5;
const longestEnding = 3;
const endingPenalty = 0.5;
const letterPenalty = 0.1;

/**
 * The word of another script that sounds like one that the index does not know: «постман» means Postman, `nastroyka`
 * means «настройка».
 * @param isSure only a word that sounds just the same
 * @returns null when there is none
 */
export function bySound(typed: QueryWord, isSure: boolean, context: QueryContext): QueryWord | null {
  const { analyzer } = context;
  const sound = analyzer.soundOf(typed.word);
  const script = analyzer.scriptOf(typed.word);
  if (script === null || sound.length < shortestSound || /\d/.test(sound)) return null;
  // Who spells by ear is sure of the first letter.
  const heard = heardWords(context, script).get(sound.charAt(0));
  if (!heard) return null;
  const whole = nearestWhole(sound, heard, isSure ? 0 : allowedEdits(sound));
  const stemmed = isSure ? null : nearestStem(sound, heard, analyzer);
  const best = whole && stemmed && stemmed.distance < whole.distance ? stemmed : (whole ?? stemmed);
  return best && meantAs(typed.word, best.form, best.distance === 0 ? weights.layout : weights.typo, context);
}

/** A word that was found, as texts spell it, and how far its sound is from the one that was typed. */
type Found = { form: string; distance: number };

function nearestWhole(sound: string, { words, letters, positions }: SoundsAlike, most: number): Found | null {
  let [best, least]: [HeardWord | undefined, number] = [undefined, most + 1];
  for (const position of mayBeNear(sound, letters, most, false, positions)) {
    const distance = editDistance(sound, words[position]!.sound, most);
    if (distance < least) [best, least] = [words[position], distance];
  }
  return best ? { form: best.form, distance: least } : null;
}

function nearestStem(sound: string, heard: SoundsAlike, { soundOf }: Analyzer): Found | null {
  const byStem = (heard.byStem ??= new Map(
    heard.words.map(({ form, stem }) => [soundOf(stem), form] as const).reverse(),
  ));
  for (let ending = 0; ending <= longestEnding && sound.length - ending >= shortestStem; ending += 1) {
    const form = byStem.get(sound.slice(0, sound.length - ending));
    if (form !== undefined) return { form, distance: endingPenalty + letterPenalty * ending };
  }
  return null;
}

type HeardWord = { form: string; stem: string; sound: string };

/** Words whose sounds begin alike; the first of those with a stem by its sound, made when the first word asks for it. */
type SoundsAlike = {
  words: readonly HeardWord[];
  letters: Letters;
  positions: readonly number[];
  byStem?: Map<string, string>;
};

type ByFirstSound = ReadonlyMap<string, SoundsAlike>;

/** Of each vocabulary, for words that are typed in some script: how the words of all others sound. */
const known = new WeakMap<Vocabulary, Map<string, ByFirstSound>>();

/**
 * How known words sound, by their first sound, made when the first word asks for it: of most indexes few are in another
 * script.
 */
function heardWords({ vocabulary, analyzer }: QueryContext, typedScript: string): ByFirstSound {
  const byScript = known.get(vocabulary) ?? new Map<string, ByFirstSound>();
  known.set(vocabulary, byScript);
  const remembered = byScript.get(typedScript);
  if (remembered) return remembered;
  const byFirst = new Map<string, HeardWord[]>();
  vocabulary.forms.forEach((form, position) => {
    if (analyzer.scriptOf(form) === typedScript) return;
    const sound = analyzer.soundOf(form);
    const words = byFirst.get(sound.charAt(0)) ?? [];
    words.push({ form, stem: vocabulary.stems[position] ?? form, sound });
    byFirst.set(sound.charAt(0), words);
  });
  const heard = new Map([...byFirst].map(([first, words]) => [first, soundsAlike(words)]));
  byScript.set(typedScript, heard);
  return heard;
}

function soundsAlike(words: readonly HeardWord[]): SoundsAlike {
  return { words, letters: lettersOf(words.map(({ sound }) => sound)), positions: [...words.keys()] };
}
