import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** A block of code as readers copy it; `line` is that of its first line in the file. */
export type CodeSample = { language: string; code: string; line: number };

/** All blocks of code of a doc, in order. */
export function codeSamples(root: Root): CodeSample[] {
  const samples: CodeSample[] = [];
  visit(root, "code", ({ lang, value, position }) => {
    samples.push({ language: lang ?? "", code: value, line: (position?.start.line ?? 0) + 1 });
  });
  return samples;
}
