import type { LexiconGroup, Lexicons } from "../../languages/language";
import type { Analyzer } from "./analyzer";
import { lowerBound } from "./lowerBound";

/** What readers say, in the words of docs. */
export type Lexicon = {
  /** The stems that some words mean together, the most telling first; none for most words. @param stems of the words */
  meansOf(stems: readonly string[]): readonly string[];
  /** What is heard in some words: themselves, or the slang that they are taken for a form of; null for most. */
  heardIn(stems: readonly string[]): string | null;
  /** What the first word, by alphabet, means that a word being typed may become. */
  meansOfBeginning(word: string): readonly string[];
};

/** Slang has endings that stemmers leave: «прокся», «проксями» have one beginning, which stands for both. */
const longestEnding = 3;
const shortestBeginning = 4;

type Endings = Pick<Analyzer, "isSlangEnding">;

/** What an index has of a stem. */
export type KnownStems = {
  /** Whether its records have the stem, or what readers type for them. */
  isKnown(stem: string): boolean;
  /** Whether the records themselves have it. */
  isWritten(stem: string): boolean;
  /** Whether they are about it, rather than mention it. */
  isTopic(stem: string): boolean;
  /** Whether they speak of it often. */
  isFrequent(stem: string): boolean;
};

/**
 * The part of the lexicons that is of use to an index, as a text that is small to send: a line a group, what is said and what
 * it means on both sides of a colon, as stems.
 */
export function packLexicons({ trade, everyday = [] }: Lexicons, known: KnownStems, analyzer: Analyzer): string {
  const { isKnown, isWritten } = known;
  const { splitWords, stem, isStopWord, isDenial, isSlangEnding, withoutContractions } = analyzer;
  const packed = new Set<string>();
  // Who complains in words that only others type («не пашет») means what docs say for it.
  const isFindable = (phrase: string[]) => {
    const isThere = phrase.some(isDenial) ? isWritten : isKnown;
    return phrase.every((word) => isStopWord(word) || isThere(stem(word)));
  };
  const linesOf = (groups: readonly LexiconGroup[], needsFirst: boolean) =>
    groups.flatMap(({ said, means }) => {
      const meant = meaningOf(means, needsFirst, known, analyzer);
      // What it says is left to the groups behind it.
      if (meant.length === 0) return [];
      // Whoever types a phrase of words that docs have is looking for these words.
      const phrases = said
        .map((phrase) => splitWords(withoutContractions(phrase)))
        .filter((words) => words.length === 1 || !isFindable(words));
      const keys = [...new Set(phrases.map((words) => words.map(stem).join(" ")))].filter((key) => !packed.has(key));
      for (const key of keys) packed.add(key);
      const shortest = keys.filter(
        (key) => !keys.some((other) => other !== key && isBeginning(other, key, { isSlangEnding })),
      );
      return shortest.length > 0 ? [`${shortest.sort().join(",")}:${meant.join(",")}`] : [];
    });
  return [...linesOf(trade, false), ...linesOf(everyday, true)].join("\n");
}

/**
 * What a group means in an index: what its docs are about or, where that is nothing, what they speak of often.
 * @param needsFirst whether it means nothing where that leaves out the word that it means first
 */
function meaningOf(
  means: readonly string[],
  needsFirst: boolean,
  { isTopic, isFrequent }: KnownStems,
  { splitWords, stem, isStopWord }: Analyzer,
): string[] {
  const words = means.flatMap(splitWords).filter((word) => !isStopWord(word));
  const stems = [...new Set(words.map(stem))];
  const topics = stems.filter(isTopic);
  const meant = topics.length > 0 ? topics : stems.filter(isFrequent);
  return needsFirst && meant[0] !== stems[0] ? [] : meant;
}

/** Reads what `packLexicons` wrote; a lexicon without groups from an empty text. */
export function unpackLexicon(packed: string, endings: Endings = { isSlangEnding: () => false }): Lexicon {
  const known = new Map<string, string[]>();
  for (const line of packed.split("\n")) {
    const [said = [], means = []] = line.split(":").map((side) => side.split(","));
    for (const key of said) known.set(key, means);
  }
  const sorted = [...known.keys()].sort();
  const heardIn = (stems: readonly string[]) => {
    const key = stems.join(" ");
    const beginnings = Array.from({ length: longestEnding + 1 }, (_, ending) => key.slice(0, key.length - ending));
    return beginnings.find((part) => known.has(part) && (part === key || isBeginning(part, key, endings))) ?? null;
  };
  return {
    heardIn,
    meansOfBeginning(word) {
      const next = sorted[lowerBound(sorted, word)] ?? "";
      return word.length >= shortestBeginning && next.startsWith(word) ? (known.get(next) ?? []) : [];
    },
    meansOf: (stems) => known.get(heardIn(stems) ?? "") ?? [],
  };
}

function isBeginning(part: string, whole: string, { isSlangEnding }: Endings): boolean {
  return part.length >= shortestBeginning && whole.startsWith(part) && isSlangEnding(whole.slice(part.length));
}
