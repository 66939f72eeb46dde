import type { Analyzer } from "../words/analyzer";
import { beginAlike } from "../words/sound";

type Keys = Pick<Analyzer, "areNeighbourKeys" | "soundOf">;

/** Words that begin with the same letters, by their positions. */
type WordStart = { letters: string; positions: number[]; sound?: string };

/** The words of a list by how they begin: those that may be meant are looked for once for all words that begin alike. */
export type WordStarts = { starts: readonly WordStart[]; asked: Map<string, number[]> };

/** So many letters tell with which sound a word begins. */
const startLetters = 3;

/** Sorts words by how they begin. */
export function startsOf(words: readonly string[]): WordStarts {
  const starts = new Map<string, WordStart>();
  words.forEach((word, position) => {
    const letters = word.slice(0, startLetters);
    const start = starts.get(letters) ?? { letters, positions: [] };
    start.positions.push(position);
    starts.set(letters, start);
  });
  return { starts: [...starts.values()], asked: new Map() };
}

/**
 * Positions of the words that a typed one may be meant for, by how these begin: with its first letter, or with another one
 * that is a slip. Writers know how a word begins: a wrong first letter is a finger on the next key, one that sounds alike,
 * is left out, doubled by a neighbour or swapped with the second.
 * @param isSame only those with its first letter
 */
export function mayBeginAs(
  typed: string,
  { starts, asked }: WordStarts,
  keys: Keys,
  isSame = false,
): readonly number[] {
  const sound = isSame ? "" : keys.soundOf(typed).charAt(0);
  const question = isSame ? typed.charAt(0) : `${typed.slice(0, 2)} ${sound}`;
  const answered = asked.get(question);
  if (answered) return answered;
  const answer = starts.flatMap((start) => {
    const isWanted = start.letters.charAt(0) === typed.charAt(0) || (!isSame && isSlip(typed, sound, start, keys));
    return isWanted ? start.positions : [];
  });
  asked.set(question, answer);
  return answer;
}

function isSlip(typed: string, sound: string, start: WordStart, { areNeighbourKeys, soundOf }: Keys): boolean {
  const [first, second] = [typed.charAt(0), typed.charAt(1)];
  const [known, next] = [start.letters.charAt(0), start.letters.charAt(1)];
  if (first === next || areNeighbourKeys(first, known)) return true;
  if (second === known && areNeighbourKeys(first, second)) return true;
  return beginAlike(sound, (start.sound ??= soundOf(start.letters)));
}
