import fs from "node:fs";
import path from "node:path";

/** Folder of what is remembered between runs, from the site's root. It may be deleted at any time. */
export const cacheFolder = path.join("node_modules", ".cache", "indigo-x-docs");

/**
 * Reads what a namespace remembers, by digest. A file that is missing or damaged remembers nothing: whoever asks
 * computes anew.
 */
export function readCache<Value>(folder: string, namespace: string): Map<string, Value> {
  try {
    const entries: unknown = JSON.parse(fs.readFileSync(fileOf(folder, namespace), "utf8"));
    return new Map(Object.entries(entries as Record<string, Value>));
  } catch {
    return new Map();
  }
}

/** Replaces what a namespace remembers, in one step: whoever reads meanwhile finds the old file or the new one. */
export function writeCache<Value>(folder: string, namespace: string, entries: ReadonlyMap<string, Value>): void {
  const file = fileOf(folder, namespace);
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify(Object.fromEntries(entries)));
  fs.renameSync(unfinished, file);
}

function fileOf(folder: string, namespace: string): string {
  return path.join(folder, `${namespace}.json`);
}
