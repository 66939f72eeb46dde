import path from "node:path";
import { readJson, writeJson } from "./jsonFile";

/** Folder of what is remembered between runs, from the site's root. It may be deleted at any time. */
export const cacheFolder = path.join("node_modules", ".cache", "indigo-x-docs");

/**
 * Reads what a namespace remembers, by digest. A file that is missing or damaged remembers nothing: whoever asks
 * computes anew.
 */
export function readCache<Value>(folder: string, namespace: string): Map<string, Value> {
  return new Map(Object.entries(readJson<Record<string, Value>>(fileOf(folder, namespace)) ?? {}));
}

/** Replaces what a namespace remembers, in one step: whoever reads meanwhile finds the old file or the new one. */
export function writeCache<Value>(folder: string, namespace: string, entries: ReadonlyMap<string, Value>): void {
  writeJson(fileOf(folder, namespace), Object.fromEntries(entries));
}

function fileOf(folder: string, namespace: string): string {
  return path.join(folder, `${namespace}.json`);
}
