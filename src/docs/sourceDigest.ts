import fs from "node:fs";
import path from "node:path";
import { digest } from "./digest";

/** What a file of ours takes from another one when it runs; `import type` takes nothing. */
const imported = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/**
 * Digest of a module and of all that it imports from this project, however far away: its answers can only change
 * when this changes. Packages are not looked at; `package-lock.json` says when they change.
 * @param read text of a file; null when there is none
 */
export function sourceDigest(file: string, read = readSource): string {
  const texts = new Map<string, string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (texts.has(next)) continue;
    const text = read(next) ?? "";
    texts.set(next, text);
    waiting.push(...importsOf(next, text, read));
  }
  return digest([...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text));
}

function importsOf(file: string, text: string, read: typeof readSource): string[] {
  return [...text.matchAll(imported)].map(([statement, from, lazily]) => {
    const target = path.join(path.dirname(file), from ?? lazily ?? "");
    const found = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => read(candidate) !== null);
    if (!found) throw new Error(`${file} imports what is not there: ${statement.trim()}`);
    return found;
  });
}

const kept = new Map<string, string | null>();

/** Text of a file as it was when this process first asked; null when there is none. */
export function readSource(file: string): string | null {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const text = fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, "utf8") : null;
  kept.set(file, text);
  return text;
}
