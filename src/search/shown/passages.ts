import { codeLine, tableRow } from "./separators";

/** From which to before which offset of a text a line of code goes, a row of a table, its head, or the prose between them. */
export type Passage = { from: number; to: number; kind: "code" | "row" | "head" | "prose" };

const marked = new RegExp([codeLine, tableRow].map(({ start, end }) => `${start}[^${end}]*${end}`).join("|"), "g");

/** Cuts a text into its prose, its rows and its lines of code, in order, without the marks around them and empty ones. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let end = 0;
  for (const { index, 0: piece } of text.matchAll(marked)) {
    passages.push({ from: end, to: index, kind: "prose" });
    end = index + piece.length;
    passages.push({ from: index + 1, to: end - 1, kind: piece.startsWith(codeLine.start) ? "code" : "row" });
  }
  passages.push({ from: end, to: text.length, kind: "prose" });
  const filled = passages.map((passage) => trimmed(text, passage)).filter(({ from, to }) => from < to);
  // The first row says what is in the columns.
  return filled.map((passage, index) =>
    passage.kind === "row" && filled[index - 1]?.kind !== "row" ? { ...passage, kind: "head" } : passage,
  );
}

function trimmed(text: string, { from, to, kind }: Passage): Passage {
  const piece = text.slice(from, to);
  return {
    from: from + piece.length - piece.trimStart().length,
    to: to - piece.length + piece.trimEnd().length,
    kind,
  };
}
