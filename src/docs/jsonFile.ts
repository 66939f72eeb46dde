import fs from "node:fs";
import path from "node:path";

/** What a JSON file holds; null when it is missing or damaged: whoever asks computes anew. */
export function readJson<Data>(file: string): Data | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Data;
  } catch {
    return null;
  }
}

/**
 * Writes a JSON file, and its folder where that is missing. It is written beside and renamed: who reads meanwhile, or
 * after this process was killed, finds the old file or the new one, never half of one.
 */
export function writeJson(file: string, data: unknown): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify(data));
  fs.renameSync(unfinished, file);
}
