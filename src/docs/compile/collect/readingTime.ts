import type { ProseBlock } from "./proseBlocks";

/** Words of prose that a reader takes in a minute, with a look at the samples between them: 240 without those. */
const wordsPerMinute = 200;

/**
 * How long the prose of a doc takes to read. @param prose what stands in sentences, headings and cells; code is not read
 * word by word @returns whole minutes, one at least
 */
export function readingMinutes(prose: ProseBlock[]): number {
  const words = prose.flatMap(({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
