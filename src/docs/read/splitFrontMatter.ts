import { LineCounter, parseDocument } from "yaml";

/** A file cut into its front matter and its body; `bodyLine` is the line of the file on which the body begins. */
export type SplitFile = { frontMatter: unknown; body: string; bodyLine: number };

/** Why the front matter cannot be read, and where in the file. */
export type YamlMistake = { line: number; column: number; text: string };

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Cuts a document at its front matter. It is read as YAML whatever is written behind its first line of dashes, so that
 * content cannot run code.
 */
export function splitFrontMatter(source: string): SplitFile | { mistake: YamlMistake } {
  const text = source.replace(/^\uFEFF/, "");
  const [matched, yaml = ""] = fence.exec(text) ?? [""];
  const body = text.slice(matched.length);
  const bodyLine = matched.split("\n").length;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const words = error.message.split("\n")[0] ?? "";
    return { mistake: { line: line + 1, column: col, text: words.replace(/ at line \d+, column \d+:?$/, "") } };
  }
  try {
    return { frontMatter: document.toJS(), body, bodyLine };
  } catch (mistake) {
    // An alias (`*name`) that nothing defines parses, and cannot be resolved.
    return { mistake: { line: 2, column: 1, text: mistake instanceof Error ? mistake.message : String(mistake) } };
  }
}
