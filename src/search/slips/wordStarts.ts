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
  const isWanted = isSame
    ? (start: WordStart) => start.letters.charAt(0) === question
    : slipTest(typed, sound, starts, keys);
  const answer = starts.filter(isWanted).flatMap(({ positions }) => positions);
  asked.set(question, answer);
  return answer;
}

/** Whether words that begin so may be meant, asked of thousands of beginnings: keys are compared once a letter. */
function slipTest(typed: string, sound: string, starts: readonly WordStart[], { areNeighbourKeys, soundOf }: Keys) {
  const first = typed.charAt(0);
  const letters = [...new Set(starts.map((start) => start.letters.charAt(0)))];
  const meant = new Set(letters.filter((letter) => letter === first || areNeighbourKeys(first, letter)));
  return (start: WordStart) =>
    meant.has(start.letters.charAt(0)) ||
    first === start.letters.charAt(1) ||
    beginAlike(sound, (start.sound ??= soundOf(start.letters)));
}
