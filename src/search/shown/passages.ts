import { codeLine, labelStart, tableRow } from "./separators";

/**
 * From which to before which offset of a text a line of code goes, a row of a table, its head, or prose: what is between
 * these, and from a label on a piece of its own.
 */
export type Passage = { from: number; to: number; kind: "code" | "row" | "head" | "prose" };

const marked = new RegExp([codeLine, tableRow].map(({ start, end }) => `${start}[^${end}]*${end}`).join("|"), "g");

/** Cuts a text into its prose, its rows and its lines of code, in order, without the marks around them and empty ones. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let end = 0;
  for (const { index, 0: piece } of text.matchAll(marked)) {
    passages.push(...proseOf(text, end, index));
    end = index + piece.length;
    passages.push({ from: index + 1, to: end - 1, kind: piece.startsWith(codeLine.start) ? "code" : "row" });
  }
  passages.push(...proseOf(text, end, text.length));
  const filled = passages.map((passage) => trimmed(text, passage)).filter(({ from, to }) => from < to);
  // The first row says what is in the columns.
  return filled.map((passage, index) =>
    passage.kind === "row" && filled[index - 1]?.kind !== "row" ? { ...passage, kind: "head" } : passage,
  );
}

/** A piece of prose, cut before its labels. */
function proseOf(text: string, from: number, to: number): Passage[] {
  const label = text.indexOf(labelStart, from);
  if (label < 0 || label >= to) return [{ from, to, kind: "prose" }];
  return [{ from, to: label, kind: "prose" }, ...proseOf(text, label + labelStart.length, to)];
}

function trimmed(text: string, { from, to, kind }: Passage): Passage {
  const piece = text.slice(from, to);
  return {
    from: from + piece.length - piece.trimStart().length,
    to: to - piece.length + piece.trimEnd().length,
    kind,
  };
}
