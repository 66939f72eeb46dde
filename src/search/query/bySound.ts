import { allowedEdits, editDistance } from "../slips/editDistance";
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
  const most = isSure ? 0 : allowedEdits(sound);
  let [best, least] = ["", most + 1];
  // Who spells by ear is sure of the first letter.
  for (const heard of heardWords(context, script).get(sound.charAt(0)) ?? []) {
    const ending = isSure ? least : endingDistance(sound, (heard.stemSound ??= analyzer.soundOf(heard.stem)));
    const distance = Math.min(editDistance(sound, heard.sound, most), ending);
    if (distance < least) [best, least] = [heard.form, distance];
  }
  if (best === "") return null;
  return meantAs(typed.word, best, least === 0 ? weights.layout : weights.typo, context);
}

function endingDistance(sound: string, stemSound: string): number {
  const isStem =
    stemSound.length >= shortestStem && sound.startsWith(stemSound) && sound.length - stemSound.length <= longestEnding;
  return isStem ? endingPenalty + letterPenalty * (sound.length - stemSound.length) : Infinity;
}

/** `stemSound` is made when it is first compared. */
type HeardWord = { form: string; stem: string; sound: string; stemSound?: string };

/** Words by their first sound. */
type HeardWords = Map<string, HeardWord[]>;

/** Of each vocabulary, for words that are typed in some script: how the words of all others sound. */
const known = new WeakMap<Vocabulary, Map<string, HeardWords>>();

/** How known words sound, made when the first word asks for it: of most indexes few are in another script. */
function heardWords({ vocabulary, analyzer }: QueryContext, typedScript: string): HeardWords {
  const byScript = known.get(vocabulary) ?? new Map<string, HeardWords>();
  known.set(vocabulary, byScript);
  const remembered = byScript.get(typedScript);
  if (remembered) return remembered;
  const heard: HeardWords = new Map();
  vocabulary.forms.forEach((form, position) => {
    if (analyzer.scriptOf(form) === typedScript) return;
    const sound = analyzer.soundOf(form);
    const words = heard.get(sound.charAt(0)) ?? [];
    words.push({ form, stem: vocabulary.stems[position] ?? form, sound });
    heard.set(sound.charAt(0), words);
  });
  byScript.set(typedScript, heard);
  return heard;
}
