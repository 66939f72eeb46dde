import path from "node:path";
import { digest } from "./digest";
import { readSource, sourceDigest } from "./sourceDigest";

/** What compiles docs; with all that it imports it decides what becomes of a doc. */
const compiler = "src/docs/compile/compileDocs.ts";

/** Docs ask for each fact and label that they name, so only those that name a changed one are compiled again. */
const askedFor = ["src/site/facts.ts", "src/site/interfaceLabels.ts"];

/**
 * A name for the compiler as it stands in a site's folder. Any change of its code or of a package gives another, so that
 * what an older compiler made is never taken for what this one would make. @param root folder of the site
 */
export function compilerVersion(root: string): string {
  return codeVersion(root, compiler);
}

/**
 * A name for a module of ours with all that it imports but product facts and labels, and for the packages as they are installed.
 * @param root folder of the site
 * @param file path of the module from there
 */
export function codeVersion(root: string, file: string): string {
  const packages = ["package.json", "package-lock.json"].map((name) => readSource(path.join(root, name)));
  const left = askedFor.map((name) => path.join(root, name));
  const read = (source: string) => (left.includes(source) ? "" : readSource(source));
  return digest([sourceDigest(path.join(root, file), read), ...packages]);
}
