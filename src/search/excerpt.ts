import { splitWords } from "./splitWords";
import { stems as stemsOf } from "./stem";

/** A piece of text and whether it is to be marked. */
export type TextPart = { text: string; marked: boolean };

/** Whether a word, as it stands in a text, is one that was searched for. */
export type IsMatch = (word: string) => boolean;

/** Recognises words by the stems a query was expanded to. */
export function matcher(stems: Set<string>): IsMatch {
  return (word) => splitWords(word).some((part) => stemsOf(part).some((candidate) => stems.has(candidate)));
}

/** Cuts a text into parts, the words that match apart. */
export function markWords(text: string, isMatch: IsMatch): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const marked = isMatch(piece);
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  }
  return parts;
}

/**
 * The context of the first match: at most `length` characters, cut at words, with an ellipsis where cut.
 * Without a match, the beginning of the text.
 */
export function excerpt(text: string, isMatch: IsMatch, length: number): string {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], start: match.index }));
  const at = Math.max(
    0,
    words.findIndex((word) => isMatch(word.text)),
  );
  let [first, last] = [at, at];
  const size = () => {
    const end = words[last];
    return end ? end.start + end.text.length - (words[first]?.start ?? 0) : 0;
  };
  for (let grows = true; grows;) {
    grows = false;
    if (last + 1 < words.length) {
      last += 1;
      if (size() <= length) grows = true;
      else last -= 1;
    }
    if (first > 0) {
      first -= 1;
      if (size() <= length) grows = true;
      else first += 1;
    }
  }
  const cut = text.slice(words[first]?.start ?? 0, (words[first]?.start ?? 0) + Math.min(size(), length));
  return `${first > 0 ? "…" : ""}${cut}${last + 1 < words.length || size() > length ? "…" : ""}`;
}
