import type { Analyzer } from "../words/analyzer";
import { allowedEdits, editDistance } from "../words/editDistance";
import { literalMeanings, queryWord, type QueryWord, weights } from "./meanings";
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
  const { analyzer, vocabulary } = context;
  const sound = analyzer.soundOf(typed.word);
  const script = analyzer.scriptOf(typed.word);
  if (script === null || sound.length < shortestSound || /\d/.test(sound)) return null;
  const most = isSure ? 0 : allowedEdits(sound);
  let [best, least] = ["", most + 1];
  // Who spells by ear is sure of the first letter.
  for (const heard of heardWords(vocabulary, analyzer).get(sound.charAt(0)) ?? []) {
    if (heard.script === script) continue;
    const distance = Math.min(editDistance(sound, heard.sound, most), isSure ? least : endingDistance(sound, heard));
    if (distance < least) [best, least] = [heard.form, distance];
  }
  if (best === "") return null;
  const weight = least === 0 ? weights.layout : weights.typo;
  const meanings = literalMeanings(best, false, context).map((meaning) => ({
    ...meaning,
    weight: meaning.weight * weight,
  }));
  return meanings.length > 0 ? { ...queryWord(best, meanings, analyzer, best), word: typed.word } : null;
}

function endingDistance(sound: string, { stemSound }: HeardWord): number {
  const isStem =
    stemSound.length >= shortestStem && sound.startsWith(stemSound) && sound.length - stemSound.length <= longestEnding;
  return isStem ? endingPenalty + letterPenalty * (sound.length - stemSound.length) : Infinity;
}

type HeardWord = { form: string; sound: string; stemSound: string; script: string | null };

/** By their first sound. */
type HeardWords = Map<string, HeardWord[]>;

const known = new WeakMap<Vocabulary, HeardWords>();

/** How every known word sounds, made when the first word asks for it. */
function heardWords(vocabulary: Vocabulary, { soundOf, scriptOf }: Analyzer): HeardWords {
  const remembered = known.get(vocabulary);
  if (remembered) return remembered;
  const heard: HeardWords = new Map();
  vocabulary.forms.forEach((form, position) => {
    const sound = soundOf(form);
    const words = heard.get(sound.charAt(0)) ?? [];
    words.push({ form, sound, stemSound: soundOf(vocabulary.stems[position] ?? form), script: scriptOf(form) });
    heard.set(sound.charAt(0), words);
  });
  known.set(vocabulary, heard);
  return heard;
}
