import type { Searcher } from "../index/loadSearchIndex";
import type { Meaning, QueryWord } from "../query/meanings";
import type { RankedRecord } from "../ranking/rankPages";
import { scoreWord } from "../ranking/scoreWord";
import type { Analyzer } from "../words/analyzer";
import { type Excerpt, excerptOf } from "./excerpt";
import { type Found, type Mark, marksOf, type WordFinder, wordFinder } from "./wantedWords";

/** A section that answers a query, as it is shown. */
export type Hit = RankedRecord &
  Excerpt & {
    /** Marks in the section's heading, or in the page's title where there is none. */
    titleMarks: Mark[];
    /** Stems the query means here, for marking words on the page that is opened. */
    stems: string[];
  };

/** How much a word says in an excerpt: a part that all have alike, so that two words say more than one, and its rarity. */
const alikePart = 4;
const inWholeNumbers = 100;

/**
 * Makes of ranked sections what is shown of them, for the words of one query. What a word may mean besides, a synonym or a
 * word of its family, is marked only where the word itself is not to be found: «import» does not mark «important». The text
 * of a section may be given apart from its record.
 * @param length characters of context around a match, ellipses included
 */
export function hitShower(
  words: QueryWord[],
  searcher: Searcher,
  length: number,
): (ranked: RankedRecord, text?: string) => Hit {
  const { analyzer } = searcher;
  const asked = tellingWords(words, analyzer);
  const literal = asked.map(({ meanings }) => stemsOf(typedMeanings(meanings)));
  const besides = asked.map(({ meanings }, at) =>
    stemsOf(meanings.filter(({ stem, kind }) => kind !== "begun" && !literal[at]!.has(stem))),
  );
  const find = wordFinder(literal, analyzer);
  const finderBesides = rememberedFinder((isLacking) =>
    wordFinder(
      besides.map((set, at) => (isLacking[at] ? set : none)),
      analyzer,
    ),
  );
  const stems = stemsIn(literal);
  let weights: number[] | null = null;
  return (ranked, text = ranked.record.text) => {
    weights ??= asked.map((word) => weightOf(word, searcher));
    const title = ranked.record.heading || ranked.record.title;
    const [inTitle, inText] = [find(title), find(text)];
    const { indexes, ...shown } = excerptOf(text, { weights, found: inText }, length);
    // A text that is still to come may have the word itself.
    const isHere = text !== "" || ranked.record.size === 0;
    const isFound = (at: number) => indexes.has(at) || inTitle.some(({ index }) => index === at);
    const isLacking = besides.map((set, at) => set.size > 0 && (isHere || literal[at]!.size === 0) && !isFound(at));
    if (!isLacking.includes(true)) return { ...ranked, ...shown, titleMarks: marksOf(inTitle), stems };
    const findBesides = finderBesides(isLacking);
    const { excerpt, marks } = excerptOf(text, { weights, found: withFound(inText, findBesides(text)) }, length);
    return {
      ...ranked,
      excerpt,
      marks,
      titleMarks: marksOf(withFound(inTitle, findBesides(title))),
      stems: stemsIn([...literal, ...besides.filter((_, at) => isLacking[at])]),
    };
  };
}

const none: ReadonlySet<string> = new Set();

/** A finder for those words that a section lacks, made once: most rows lack the same ones. */
function rememberedFinder(make: (isLacking: boolean[]) => WordFinder): (isLacking: boolean[]) => WordFinder {
  const made = new Map<string, WordFinder>();
  return (isLacking) => {
    const key = isLacking.join();
    const finder = made.get(key) ?? make(isLacking);
    made.set(key, finder);
    return finder;
  };
}

/** Words that were found, and others among them, in order. */
function withFound(found: Found[], others: Found[]): Found[] {
  if (others.length === 0) return found;
  const places = new Set(found.map(({ start }) => start));
  return [...found, ...others.filter(({ start }) => !places.has(start))].sort((a, b) => a.start - b.start);
}

function stemsIn(sets: ReadonlySet<string>[]): string[] {
  return [...new Set(sets.flatMap((set) => [...set]))];
}

/**
 * The words that say what is looked for: words of grammar would cover a text with marks, and denials and fillers say little
 * beside others.
 */
function tellingWords(words: QueryWord[], { isDenial, isFiller, stems }: Analyzer): QueryWord[] {
  const required = words.filter(({ isOptional }) => !isOptional);
  // With the word behind it «back» is a backup.
  const isItself = ({ word, meanings }: QueryWord) =>
    typedMeanings(meanings).every(({ stem }) => stems(word).includes(stem));
  const telling = required.filter((one) => !isDenial(one.word) && !(isFiller(one.word) && isItself(one)));
  return telling.length > 0 ? telling : required;
}

function weightOf(word: QueryWord, searcher: Searcher): number {
  return Math.round((alikePart + scoreWord(searcher, word).rarity) * inWholeNumbers);
}

/** The word that was typed, or what it may become where the index has no such word, and no other of its family. */
function typedMeanings(meanings: Meaning[]): Meaning[] {
  const itself = meanings.filter(({ kind }) => kind === undefined);
  return itself.length > 0 ? itself : meanings.filter(({ kind }) => kind === "beginning");
}

function stemsOf(meanings: Meaning[]): Set<string> {
  return new Set(meanings.map(({ stem }) => stem));
}
