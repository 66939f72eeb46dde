import fs from "node:fs";
import path from "node:path";
import type { Locale } from "../../../site/locales";
import { digest } from "../../digest";

/** Folder of our own words, from the site's root: a list for each language that has some. */
const folder = path.join("src", "docs", "checks", "spelling", "words");

/** Path of the list of words that only this project uses in a language, from the site's root. It need not exist. */
export function ownWordsFile(locale: Locale): string {
  return path.posix.join(...folder.split(path.sep), `${locale}.txt`);
}

/**
 * The words that only this project uses in a language, as cspell lists words
 * (https://cspell.org/docs/dictionaries/custom-dictionaries), so that editors read the same file; empty without one.
 * @param root folder of the site
 */
export function ownWords(locale: Locale, root = process.cwd()): string {
  const file = path.join(root, ownWordsFile(locale));
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

/** Digest of all lists: what was said about words holds as long as it is the same. @param root folder of the site */
export function ownWordsDigest(root = process.cwd()): string {
  const lists = fs.readdirSync(path.join(root, folder)).sort();
  return digest(lists.map((list) => [list, fs.readFileSync(path.join(root, folder, list), "utf8")]));
}
