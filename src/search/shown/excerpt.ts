import { type Passage, passagesOf } from "./passages";
import { cellSeparator } from "./separators";
import type { Found, Mark } from "./wantedWords";

/** A piece of text and whether it is to be marked. */
export type TextPart = { text: string; marked: boolean };

export type Excerpt = { excerpt: string; marks: Mark[] };

/** An excerpt, and which of the words stand in what can be shown of the text, be it in the excerpt or not. */
type ExcerptFor = Excerpt & { indexes: ReadonlySet<number> };

const ellipsis = "…";
const inCapitals = /^\p{Lu}{2,}$/u;
const partOfName = /[\p{L}\p{N}_$-]/u;

/** The words of a query in a text: how much each says, in whole numbers, and where they stand, in order. */
type WordsInText = { weights: readonly number[]; found: readonly Found[] };

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

/**
 * The piece of a text whose words of a query say most, different ones together; of equals prose before a row of a table and
 * that before code, then the earliest: at most `length` characters with its ellipses, cut at words, and of one such passage
 * alone. A line of code that there is no room for, or that is half of something, is left out where there is anything else.
 * Without a match, the beginning of the text's first sentence. That is shown as well, without a mark, where a line of code
 * has one of several words: «import time» says little for `import cookies`. A word in capitals is a name, which says enough.
 */
export function excerptOf(text: string, { weights, found }: WordsInText, length: number): ExcerptFor {
  const room = length - 2 * ellipsis.length;
  const passages = passagesOf(text).map((passage) => {
    const own = found.filter(({ start, end }) => start >= passage.from && end <= passage.to);
    return { ...passage, found: own, window: bestWindow(own, weights, room) };
  });
  const whole = passages.filter(
    ({ kind, from, to }) => kind !== "code" || (to - from <= room && !isHalf(text.slice(from, to))),
  );
  const readable = whole.length > 0 ? whole : passages;
  const most = Math.max(0, ...readable.map(({ window }) => window.weight));
  const best = readable.filter(({ window }) => window.weight === most);
  // Prose of one word is the label of a tab.
  const isSentence = ({ from, to, kind }: Passage) => kind === "prose" && /\s/.test(text.slice(from, to));
  const hasName = ({ found: own }: { found: Found[] }) => own.some(({ start, end }) => isName(text, start, end));
  const saysLittle = best[0]?.window.count === 1 && weights.length > 1;
  const chosen =
    best.find(isSentence) ??
    best.find(({ kind }) => kind === "row") ??
    best.find(({ kind }) => kind === "head") ??
    best.find(({ kind }) => kind === "prose") ??
    (saysLittle ? (best.find(hasName) ?? readable.find(isSentence)) : undefined) ??
    best[0];
  return {
    ...(chosen ? cut(text, chosen, room) : { excerpt: "", marks: [] }),
    indexes: new Set(readable.flatMap(({ found: own }) => own.map(({ index }) => index))),
  };
}

/** Whether a word is a name in capitals, and no part of a longer one: `LOCKED`, not the last of `INDIGO_AGENT_FILE`. */
function isName(text: string, start: number, end: number): boolean {
  const isPart = partOfName.test(text.charAt(start - 1)) || partOfName.test(text.charAt(end));
  return !isPart && inCapitals.test(text.slice(start, end));
}

/** Whether a line of code opens what it does not close, closes what it has not opened, or goes on in the next. */
function isHalf(line: string): boolean {
  const count = (brackets: RegExp) => line.match(brackets)?.length ?? 0;
  return count(/[([{]/g) !== count(/[)\]}]/g) || /[,\\|]$/.test(line);
}

/**
 * The first and the last of those words that stand together and say most, the earliest of equals; how many different ones
 * they are, and how much these say.
 */
type Window = { first: number; last: number; count: number; weight: number };

function bestWindow(found: Found[], weights: readonly number[], room: number): Window {
  let best: Window = { first: 0, last: 0, count: 0, weight: 0 };
  found.forEach((word, first) => {
    const seen = new Set<number>();
    let weight = 0;
    for (let last = first; last < found.length; last += 1) {
      const other = found[last];
      if (!other || other.end - word.start > room) break;
      if (!seen.has(other.index)) weight += weights[other.index] ?? 0;
      seen.add(other.index);
      if (weight > best.weight) best = { first, last, count: seen.size, weight };
    }
  });
  return best;
}

/** Cuts a passage of a text around its window. */
function cut(all: string, passage: Passage & { found: Found[]; window: Window }, room: number): Excerpt {
  const { first, last } = passage.window;
  const text = all.slice(passage.from, passage.to);
  const found = passage.found.map(({ start, end }) => ({ start: start - passage.from, end: end - passage.from }));
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

/**
 * A dot ends a sentence behind what was closed, behind words of four letters, shorter ones with a vowel, and «Indigo X»;
 * behind other letters it may be that of an abbreviation: `e.g.`, «см.».
 */
const sentenceEnd =
  /(?:["'»”’)\]]|\p{L}{4}|(?<![\p{L}.])(?=\p{L}{0,2}[aeiouyаеёиоуыэюяAEIOUYАЕЁИОУЫЭЮЯ])\p{L}{2,3}|(?<=\p{L}{4} )\p{Lu})[.!?]["'»”’“)\]]*$/u;
const sentenceStart = /^\s*[^\p{Ll}\d\s]/u;
/** An arrow leads from one step of a way to the next. */
const separatorFirst = new RegExp(`^\\s*[${cellSeparator}→]\\s*`);
const separatorLast = new RegExp(`\\s*[${cellSeparator}→]\\s*$`);

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
