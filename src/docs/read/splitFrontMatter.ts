import { LineCounter, parseDocument } from "yaml";

/** A file cut into its front matter and its body; `bodyLine` is the line of the file on which the body begins. */
export type SplitFile = { frontMatter: unknown; body: string; bodyLine: number };

/** Why the front matter cannot be read, and where in the file. */
export type YamlMistake = { line: number; column: number; text: string };

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Cuts a document at its front matter. That is YAML and nothing else, so that content cannot run code.
 * @param source text with lines ended by `\n`
 */
export function splitFrontMatter(source: string): SplitFile | { mistake: YamlMistake } {
  const [matched, yaml = ""] = fence.exec(source) ?? [""];
  const body = source.slice(matched.length);
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
