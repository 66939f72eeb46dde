import type { Analyzer } from "../words/analyzer";
import { beginAlike } from "../words/sound";

type Keys = Pick<Analyzer, "areNeighbourKeys" | "soundOf">;

/** What one slip may cost, and two together: a word may have such as fingers and ears make, and none besides. */
const mostCosts = [0, 1.25, 2];
const likely = 1;
/** A consonant for its twin, «б» for «п», which sound alike at the end of a word. */
const ofTwins = 1.25;
const unlikely = 1.5;
/** A letter of a double that is missing. */
const single = 0.75;

/**
 * Whether a word one or two edits away from a known one is that word with slips, or more likely another word: «негативный»
 * is as far from «неактивный» as «неатвиный» is. Slips leave a letter out, swap two, hit the next key as well or instead, and
 * write what sounds alike; any other letter is unlikely (as in the error model of M. Kernighan, K. Church and W. Gale, «A
 * Spelling Correction Program Based on a Noisy Channel Model», 1990, with two costs instead of counted ones).
 * @param edits how many edits lie between the two: 1 or 2
 * @param isPrefix whether the typed word may be only the beginning of the known one
 */
export function areLikelySlips(typed: string, known: string, edits: number, keys: Keys, isPrefix = false): boolean {
  const mostCost = mostCosts[edits] ?? 0;
  const cost = costsOf(typed, known, keys);
  let [beforeLast, last]: [number[], number[]] = [[], [0]];
  for (let column = 1; column <= known.length; column += 1) last.push(last[column - 1]! + cost.left(column - 1));
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [last[0]! + cost.added(row - 1)];
    for (let column = 1; column <= known.length; column += 1) {
      // So far from the diagonal letters that were added or left out cost too much already.
      if (Math.abs(column - row) > mostCost) {
        current.push(Infinity);
        continue;
      }
      const isSwap = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      current.push(
        Math.min(
          last[column - 1]! + cost.replaced(row - 1, column - 1),
          last[column]! + cost.added(row - 1),
          current[column - 1]! + cost.left(column - 1),
          isSwap ? (beforeLast[column - 2] ?? Infinity) + likely : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return (isPrefix ? Math.min(...last) : last[known.length]!) <= mostCost;
}

/** What it costs to add a letter of the typed word, to leave one of the known word out, and to write the one for the other. */
function costsOf(typed: string, known: string, keys: Keys) {
  const { areNeighbourKeys } = keys;
  const soundOf = letterSounds(keys);
  const [typedSounds, knownSounds] = [typed, known].map((word) => [...word].map(soundOf));
  const isHit = (letter: string, beside: string | undefined) =>
    beside !== undefined && (letter === beside || areNeighbourKeys(letter, beside));
  return {
    added(at: number): number {
      return isHit(typed[at]!, typed[at - 1]) || isHit(typed[at]!, typed[at + 1]) ? likely : unlikely;
    },
    left(at: number): number {
      return known[at] === known[at - 1] ? single : likely;
    },
    replaced(at: number, by: number): number {
      if (typed[at] === known[by]) return 0;
      const isAlike = beginAlike(typedSounds![at]!, knownSounds![by]!);
      if (isAlike || areNeighbourKeys(typed[at]!, known[by]!)) return likely;
      return voiceless(typedSounds![at]!) === voiceless(knownSounds![by]!) ? ofTwins : unlikely;
    },
  };
}

const remembered = new WeakMap<Keys, Map<string, string>>();

/** How letters sound, each worked out once. */
function letterSounds(keys: Keys): (letter: string) => string {
  const known = remembered.get(keys) ?? new Map<string, string>();
  remembered.set(keys, known);
  return (letter) => {
    const sound = known.get(letter) ?? keys.soundOf(letter);
    known.set(letter, sound);
    return sound;
  };
}

const twinOf: Record<string, string> = { b: "p", v: "f", g: "k", d: "t", ž: "š", z: "s" };

/** A sound of one letter as it is heard where nothing gives it voice. */
function voiceless(sound: string): string {
  return twinOf[sound] ?? sound;
}
