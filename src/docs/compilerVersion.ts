import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./filesBelow";

/** What the compiled form of a doc depends on besides content: our own code, and the versions of packages. */
const sources = [
  "src/docs",
  "src/i18n",
  "src/languages",
  "src/search",
  "src/site",
  "package.json",
  "package-lock.json",
];

/** Docs ask for each fact that they name, so only those that name a changed one are compiled again. */
const facts = path.join("src", "site", "facts.ts");

/**
 * A name for the compiler as it stands in a site's folder. Any change of its code gives another, so that what an older
 * compiler made is never taken for what this one would make. @param root folder of the site
 */
export function compilerVersion(root: string): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => filesBelow(path.join(root, source)));
  const isAskedFor = (file: string) => path.relative(root, file) === facts;
  for (const file of files.filter((name) => !name.endsWith(".test.ts") && !isAskedFor(name))) {
    hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
