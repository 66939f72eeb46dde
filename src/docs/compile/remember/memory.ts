import fs from "node:fs";
import path from "node:path";
import type { ContentTree } from "../../../types/contentTree";
import { digest } from "../../digest";
import { readJson, writeJson } from "../../jsonFile";
import type { CompiledDoc } from "../compileBody";
import type { Asked } from "./asks";

/** A compiled doc as it is remembered, with what it was made from. */
export type Remembered = {
  /** Digest of the doc itself. */
  input: string;
  asked: Asked[];
  compiled: CompiledDoc;
  /** Digest of the drawn body; null while only the checks have asked for the doc. */
  tree: string | null;
};

/** Where compiled docs are kept, by the path of their file. */
export type Memory = {
  recall(sourcePath: string): Remembered | null;
  keep(sourcePath: string, remembered: Remembered, tree: ContentTree | null): void;
  recallTree(sourcePath: string): ContentTree | null;
  /** Forgets the docs whose files are gone, and what other versions of the compiler have made. */
  forgetOthers(sourcePaths: string[]): void;
};

/** Keeps compiled docs for as long as the process lives. */
export function processMemory(): Memory {
  const entries = new Map<string, Remembered>();
  const trees = new Map<string, ContentTree>();
  return {
    recall: (sourcePath) => entries.get(sourcePath) ?? null,
    keep(sourcePath, remembered, tree) {
      entries.set(sourcePath, remembered);
      if (tree) trees.set(sourcePath, tree);
    },
    recallTree: (sourcePath) => trees.get(sourcePath) ?? null,
    forgetOthers(sourcePaths) {
      const known = new Set(sourcePaths);
      for (const kept of [entries, trees]) {
        for (const sourcePath of kept.keys()) if (!known.has(sourcePath)) kept.delete(sourcePath);
      }
    },
  };
}

/**
 * Keeps compiled docs in files, for other processes and for the next build. What another version of the compiler made
 * is thrown away; a file that cannot be read counts as none.
 * @param folder of the cache; it belongs to this memory alone
 * @param version of the compiler
 */
export function folderMemory(folder: string, version: string): Memory {
  const own = path.join(folder, version);
  for (const other of entriesOf(folder))
    if (other !== version) fs.rmSync(path.join(folder, other), { recursive: true, force: true });
  const recent = new Map<string, Remembered>();
  return {
    recall(sourcePath) {
      const known = recent.get(sourcePath) ?? readJson<Remembered>(path.join(own, fileName(sourcePath)));
      if (known) recent.set(sourcePath, known);
      return known;
    },
    keep(sourcePath, remembered, tree) {
      // The tree comes first: who finds the entry finds its tree.
      if (tree) writeJson(treeFile(own, sourcePath), tree);
      writeJson(path.join(own, fileName(sourcePath)), remembered);
      recent.set(sourcePath, remembered);
    },
    recallTree: (sourcePath) => readJson<ContentTree>(treeFile(own, sourcePath)),
    forgetOthers(sourcePaths) {
      for (const other of entriesOf(folder)) {
        if (other !== version) fs.rmSync(path.join(folder, other), { recursive: true, force: true });
      }
      const known = new Set(sourcePaths.flatMap((sourcePath) => [fileName(sourcePath), treeName(sourcePath)]));
      // Other processes keep docs here, too: what one of them is writing has another ending, and may be gone the next moment.
      const finished = entriesOf(own).filter((file) => file.endsWith(".json"));
      for (const file of finished) if (!known.has(file)) fs.rmSync(path.join(own, file), { force: true });
      for (const sourcePath of recent.keys()) if (!known.has(fileName(sourcePath))) recent.delete(sourcePath);
    },
  };
}

function fileName(sourcePath: string): string {
  return `${digest(sourcePath)}.json`;
}

function treeName(sourcePath: string): string {
  return `${digest(sourcePath)}.tree.json`;
}

function treeFile(folder: string, sourcePath: string): string {
  return path.join(folder, treeName(sourcePath));
}

function entriesOf(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
