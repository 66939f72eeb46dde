/** What an author wrote behind the language of a fence. */
export type CodeMeta = { title: string; marked: Set<number> };

/** Reads `title="create.py" {2,4-6}`: the title above the block and the lines to mark, counted from 1. */
export function codeMeta(meta: string): CodeMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1] ?? "";
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? "";
  return { title, marked: new Set(ranges.split(",").flatMap(linesOfRange)) };
}

function linesOfRange(range: string): number[] {
  const [, first, last] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
  if (!first) return [];
  const start = Number(first);
  return Array.from({ length: Number(last ?? first) - start + 1 }, (_, index) => start + index);
}
