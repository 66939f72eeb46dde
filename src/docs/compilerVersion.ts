import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What the compiled form of a doc depends on besides content: our own code, and the versions of packages. */
const sources = ["src/docs", "src/i18n", "src/languages", "src/site", "src/types", "package.json", "package-lock.json"];

/**
 * A name for the compiler as it stands in a site's folder. Any change of its code gives another, so that what an older
 * compiler made is never taken for what this one would make. @param root folder of the site
 */
export function compilerVersion(root: string): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const target = path.join(root, source);
    if (!fs.existsSync(target)) continue;
    for (const file of filesBelow(target)) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(target: string): string[] {
  if (fs.statSync(target).isFile()) return [target];
  const entries = fs.readdirSync(target, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
