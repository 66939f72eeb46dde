import fs from "node:fs";
import path from "node:path";

/** File of a rule, by its id in camel case: `code-parses` lies in `rules/…/codeParses.ts`; null when there is none. */
export function ruleFile(root: string, id: string): string | null {
  const folder = path.join(root, "src", "docs", "checks", "rules");
  const name = `${id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}.ts`;
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((candidate) => path.basename(candidate) === name);
  return file ? path.join(folder, file) : null;
}
