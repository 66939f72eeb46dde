import type { Analyzer } from "../words/analyzer";

/** From which to before which offset of a text is to be marked. */
export type Mark = [from: number, to: number];

/** A piece of text and whether it is to be marked. */
export type TextPart = { text: string; marked: boolean };

export type Excerpt = { excerpt: string; marks: Mark[] };

const ellipsis = "…";

/** Where words with these stems stand in a text, in whatever form. */
export function marksIn(text: string, stems: ReadonlySet<string>, analyzer: Analyzer): Mark[] {
  return analyzer
    .wordsIn(text)
    .flatMap(({ word, start, end }) => (matches(word, stems, analyzer) ? [[start, end] satisfies Mark] : []));
}

/** Whether a folded word is a form of one of the stems. */
function matches(word: string, stems: ReadonlySet<string>, analyzer: Analyzer): boolean {
  return stems.has(word) || analyzer.stems(word).some((stem) => stems.has(stem));
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

/**
 * The piece of a text that has most different words of a query, the earliest of equals: at most `length` characters
 * with its ellipses, cut at words. Without a match, the beginning of the text.
 * @param stems what the words of the query mean, word by word
 */
export function excerptOf(text: string, stems: ReadonlySet<string>[], length: number, analyzer: Analyzer): Excerpt {
  const room = length - 2 * ellipsis.length;
  const found = analyzer.wordsIn(text).flatMap(({ word, start, end }) => {
    const index = stems.findIndex((set) => matches(word, set, analyzer));
    return index < 0 ? [] : [{ index, start, end }];
  });
  let best = { first: 0, last: 0, count: 0 };
  found.forEach((word, first) => {
    const seen = new Set<number>();
    for (let last = first; last < found.length; last += 1) {
      const other = found[last];
      if (!other || other.end - word.start > room) break;
      seen.add(other.index);
      if (seen.size > best.count) best = { first, last, count: seen.size };
    }
  });
  const [from, to] = grow(text, found[best.first]?.start ?? 0, found[best.last]?.end ?? 0, room);
  const [before, after] = [from > 0 ? ellipsis : "", to < text.length ? ellipsis : ""];
  const excerpt = before + text.slice(from, to) + after;
  const all = new Set(stems.flatMap((set) => [...set]));
  return { excerpt, marks: marksIn(excerpt, all, analyzer) };
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
