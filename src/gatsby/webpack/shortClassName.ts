import { createHash } from "node:crypto";
import fs from "node:fs";
import type { ClassNaming } from "./webpackConfig";

/** What may begin a class without an escape, and what may follow. */
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = `${letters}0123456789_-`;

/** Of 14 million beginnings, two of a hundred modules have the same in one of 3,000 sites; the build says so. */
const lengthOfFile = 4;

/** The module that has a beginning, for all compilers of a build. */
const owners = new Map<string, string>();

/**
 * Four signs for the module, which compress well because they repeat, and one for the place of the class in it. The same for
 * every compiler, as it depends on nothing but the module.
 * @throws when two modules would share their names
 */
export const shortClassName: ClassNaming = ({ resourcePath }, _template, localName) => {
  const path = resourcePath.slice(process.cwd().length);
  const file = beginningOf(path);
  const owner = owners.get(file) ?? path;
  if (owner !== path)
    throw new Error(`The classes of ${owner} and ${path} get the same names; rename one of the files`);
  owners.set(file, path);
  return file + placeOf(localName, fs.readFileSync(resourcePath, "utf8"));
};

function beginningOf(path: string): string {
  const [first = 0, ...others] = createHash("sha256").update(path).digest().subarray(0, lengthOfFile);
  return (letters[first % letters.length] ?? "") + others.map((byte) => signs[byte % signs.length]).join("");
}

function placeOf(localName: string, styles: string): string {
  const classes = new Set([...styles.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name));
  return signs[[...classes].indexOf(localName)] ?? `_${localName}`;
}
