import { codeLine } from "./separators";

/** From which to before which offset of a text a line of code goes, or the prose between lines of code. */
export type Passage = { from: number; to: number; isCode: boolean };

const line = new RegExp(`${codeLine.start}([^${codeLine.end}]*)${codeLine.end}`, "g");

/** Cuts a text into its prose and its lines of code, in order, without the marks around them and empty ones. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let end = 0;
  for (const { index, 0: marked } of text.matchAll(line)) {
    passages.push({ from: end, to: index, isCode: false });
    end = index + marked.length;
    passages.push({ from: index + codeLine.start.length, to: end - codeLine.end.length, isCode: true });
  }
  passages.push({ from: end, to: text.length, isCode: false });
  return passages.map((passage) => trimmed(text, passage)).filter(({ from, to }) => from < to);
}

function trimmed(text: string, { from, to, isCode }: Passage): Passage {
  const piece = text.slice(from, to);
  return {
    from: from + piece.length - piece.trimStart().length,
    to: to - piece.length + piece.trimEnd().length,
    isCode,
  };
}
