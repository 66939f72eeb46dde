import type { Handlers } from "../walk";

/** A block of code as readers copy it; `line` is that of its first line in the file. */
export type CodeSample = { language: string; code: string; line: number };

/** Collects all blocks of code of a doc, in order. */
export function codeSamples(samples: CodeSample[]): Handlers {
  return {
    code({ lang, value, position }) {
      samples.push({ language: lang ?? "", code: value, line: (position?.start.line ?? 0) + 1 });
    },
  };
}
