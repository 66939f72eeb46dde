import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Files of the repository as git knows them, new ones included, without fixtures: paths from its root. */
export const projectFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && !file.startsWith("src/tests/fixtures/") && fs.existsSync(file));

/** Whether a file holds tests: of units, of types, or end to end. */
export const isTest = (file: string) => /\.(test|test-d|e2e)\.ts$/.test(file);

/** Our code: what stands at the root is Gatsby's signposts, all else under `src`. */
export const codeFiles = projectFiles.filter(
  (file) => /^(src\/|gatsby-)/.test(file) && /\.(ts|tsx|mts|mjs|js)$/.test(file) && !file.endsWith(".d.ts"),
);

const specifier = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Files of ours that a file imports, as paths from the root, without extension where the import has none. */
export function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, "utf8");
  return [...text.matchAll(specifier)].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target));
}
