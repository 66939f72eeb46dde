import type { DocRecord } from "../read/docRecord";
import type { DocCompiler } from "./compileDocs";

/**
 * The order in which docs are compiled: a translation follows its original, which it takes anchors from, so that two
 * processes that begin at the two ends meet somewhere and do little twice.
 */
export function compileOrder(docs: DocRecord[]): DocRecord[] {
  const keyOf = ({ version, slug }: DocRecord) => `${version} ${slug}`;
  return [...docs].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Draws docs one after the other: a document that waits to be drawn is a hundred times as large as its file. */
export async function drawAll(docs: DocRecord[], compiler: DocCompiler): Promise<void> {
  for (const doc of docs) await compiler.draw(doc);
}
