import fs from "node:fs";
import path from "node:path";

/** Paths of all files below a folder, in their order; the path itself when it is a file, none when it is missing. */
export function filesBelow(target: string): string[] {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [target];
  const entries = fs.readdirSync(target, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}
