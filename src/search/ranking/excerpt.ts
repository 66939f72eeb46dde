import type { Analyzer } from "../words/analyzer";
import { type Passage, passagesOf } from "./passages";
import { cellSeparator } from "./separators";

/** From which to before which offset of a text is to be marked. */
export type Mark = [from: number, to: number];

/** A piece of text and whether it is to be marked. */
export type TextPart = { text: string; marked: boolean };

export type Excerpt = { excerpt: string; marks: Mark[] };

/** An excerpt, and whether one of the words stands in what can be shown of the text, be it in the excerpt or not. */
type ExcerptFor = Excerpt & { isFound: boolean };

const ellipsis = "…";
const inCapitals = /^\p{Lu}{2,}$/u;

/** Which of some sets of stems a folded word belongs to, in whatever form: the index of the first; -1 for none. */
export type WordMatcher = (word: string) => number;

/** The words of a query: how many there are, and which of them a word is. */
export type WantedWords = { count: number; indexOf: WordMatcher };

/** Makes a matcher, which remembers the words that it has been asked about. */
export function wordMatcher(sets: readonly ReadonlySet<string>[], { stems }: Analyzer): WordMatcher {
  const remembered = new Map<string, number>();
  // Most words of a text begin otherwise than all that are wanted: they need no stemming.
  const beginnings = new Set(sets.flatMap((set) => Array.from(set, firstLetter)));
  return (word) => {
    if (!beginnings.has(firstLetter(word))) return -1;
    const cached = remembered.get(word);
    if (cached !== undefined) return cached;
    const forms = [word, ...stems(word)];
    const index = sets.findIndex((set) => forms.some((form) => set.has(form)));
    remembered.set(word, index);
    return index;
  };
}

const plainLetters = new Map<string, string>();

/** The first letter of a word or a stem, without marks: stemmers take these off, «überprüf» is `uberpruf`. */
function firstLetter(word: string): string {
  const letter = word.charAt(0);
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize("NFD").charAt(0);
  plainLetters.set(letter, plain);
  return plain;
}

/** Where the words of a text stand that belong to one of the sets. */
export function marksIn(text: string, indexOf: WordMatcher, { wordsIn }: Analyzer): Mark[] {
  const marks: Mark[] = [];
  for (const { word, start, end } of wordsIn(text)) if (indexOf(word) >= 0) marks.push([start, end]);
  return marks;
}

/** Cuts a text at its marks. */
export function markedParts(text: string, marks: Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    if (from > end) parts.push({ text: text.slice(end, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** A word of a query in a text: which of the query's words it is, and where it stands. */
type Found = { index: number; start: number; end: number };

/**
 * The piece of a text that has most different words of a query, of equals prose before a row of a table and that before
 * code, then the earliest: at most `length` characters with its ellipses, cut at words, and of one such passage alone. A line
 * of code that there is no room for, or that is half of something, is left out where there is anything else. Without a
 * match, the beginning of the text's first sentence. That is shown as well, without a mark, where a line of code has one of
 * several words: «import time» says little for `import cookies`. A word in capitals is a name, which says enough.
 */
export function excerptOf(text: string, wanted: WantedWords, length: number, analyzer: Analyzer): ExcerptFor {
  const room = length - 2 * ellipsis.length;
  const found = analyzer.wordsIn(text).flatMap(({ word, start, end }): Found[] => {
    const index = wanted.indexOf(word);
    return index >= 0 ? [{ index, start, end }] : [];
  });
  const passages = passagesOf(text).map((passage) => {
    const own = found.filter(({ start, end }) => start >= passage.from && end <= passage.to);
    const shifted = own.map((word) => ({ ...word, start: word.start - passage.from, end: word.end - passage.from }));
    return { ...passage, found: shifted, window: bestWindow(shifted, room) };
  });
  const whole = passages.filter(
    ({ kind, from, to }) => kind !== "code" || (to - from <= room && !isHalf(text.slice(from, to))),
  );
  const readable = whole.length > 0 ? whole : passages;
  const most = Math.max(0, ...readable.map(({ window }) => window.count));
  const best = readable.filter(({ window }) => window.count === most);
  // Prose of one word is the label of a tab.
  const isSentence = ({ from, to, kind }: Passage) => kind === "prose" && /\s/.test(text.slice(from, to));
  const hasName = ({ from, found: own }: Passage & { found: Found[] }) =>
    own.some(({ start, end }) => inCapitals.test(text.slice(from + start, from + end)));
  const saysLittle = most === 1 && wanted.count > 1;
  const chosen =
    best.find(isSentence) ??
    best.find(({ kind }) => kind === "row") ??
    best.find(({ kind }) => kind === "head") ??
    best.find(({ kind }) => kind === "prose") ??
    (saysLittle ? (best.find(hasName) ?? readable.find(isSentence)) : undefined) ??
    best[0];
  const shown = chosen
    ? cut(text.slice(chosen.from, chosen.to), chosen.found, chosen.window, room)
    : { excerpt: "", marks: [] };
  return { ...shown, isFound: most > 0 };
}

/** Whether a line of code opens what it does not close, closes what it has not opened, or goes on in the next. */
function isHalf(line: string): boolean {
  const count = (brackets: RegExp) => line.match(brackets)?.length ?? 0;
  return count(/[([{]/g) !== count(/[)\]}]/g) || /[,\\|]$/.test(line);
}

/** The first and the last of those words that stand together and are most different ones, the earliest of equals. */
type Window = { first: number; last: number; count: number };

function bestWindow(found: Found[], room: number): Window {
  let best: Window = { first: 0, last: 0, count: 0 };
  found.forEach((word, first) => {
    const seen = new Set<number>();
    for (let last = first; last < found.length; last += 1) {
      const other = found[last];
      if (!other || other.end - word.start > room) break;
      seen.add(other.index);
      if (seen.size > best.count) best = { first, last, count: seen.size };
    }
  });
  return best;
}

/** Cuts a passage around some words of it. */
function cut(text: string, found: Found[], { first, last }: Window, room: number): Excerpt {
  const grown = grow(text, found[first]?.start ?? 0, found[last]?.end ?? 0, room);
  const [from, to] = withoutLooseSeparators(text, grown);
  const isSentenceEnd = sentenceEnd.test(text.slice(from, to)) && sentenceStart.test(text.slice(to));
  const isCutShort = to < text.length && !isSentenceEnd;
  const [before, after] = [from > 0 ? ellipsis : "", isCutShort ? ellipsis : ""];
  const shift = before.length - from;
  const marks = found
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }): Mark => [start + shift, end + shift]);
  return { excerpt: before + text.slice(from, to) + after, marks };
}

// Behind a short word a dot may be that of an abbreviation: «см.», `e.g.`, `Inc.`
const sentenceEnd = /\p{L}{4}[.!?]["'»”’“)\]]*$/u;
const sentenceStart = /^\s*[^\p{Ll}\d\s]/u;
const separatorFirst = new RegExp(`^\\s*${cellSeparator}\\s*`);
const separatorLast = new RegExp(`\\s*${cellSeparator}\\s*$`);

/** Leaves out a separator of cells at an end that is cut: what it separates is not there. */
function withoutLooseSeparators(text: string, [from, to]: Mark): Mark {
  const piece = text.slice(from, to);
  const first = from > 0 ? (separatorFirst.exec(piece)?.[0].length ?? 0) : 0;
  const last = to < text.length ? (separatorLast.exec(piece)?.[0].length ?? 0) : 0;
  return [from + first, to - last];
}

/** Takes whole words on both sides, in turn, while there is room; a word too long for the room is cut. */
function grow(text: string, start: number, end: number, room: number): [from: number, to: number] {
  let from = start;
  let to = Math.min(end, start + room);
  for (let grows = true; grows;) {
    const next = /^\s*\S+/.exec(text.slice(to, to + room + 1))?.[0].length ?? 0;
    const isNextWhole = next > 0 && (to + next >= text.length || /\s/.test(text.charAt(to + next)));
    const takesNext = isNextWhole && to + next - from <= room;
    if (takesNext) to += next;
    const previous = /\S+\s*$/.exec(text.slice(Math.max(0, from - room - 1), from))?.[0].length ?? 0;
    const isPreviousWhole = previous > 0 && (from === previous || /\s/.test(text.charAt(from - previous - 1)));
    const takesPrevious = isPreviousWhole && to - (from - previous) <= room;
    if (takesPrevious) from -= previous;
    grows = takesNext || takesPrevious;
  }
  if (to === from) to = Math.min(text.length, from + room);
  return [from, to];
}
