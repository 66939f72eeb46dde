import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";

/** Knows the words of a language, with those of the project. */
export type Dictionary = {
  has(word: string): boolean;
  /** What may have been meant, the likeliest first. */
  suggest(word: string): string[];
};

const loaded = new Map<Locale, Dictionary | null>();

/**
 * The dictionary of a language: that of cspell, and the words that only this project uses, in the list that the
 * language's pack names; null when the language has none.
 */
export function dictionary(locale: Locale): Dictionary | null {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const source = writingLanguages[locale].dictionary;
  const made = source && load(source);
  loaded.set(locale, made);
  return made;
}

function load({ file, ownWords }: { file: string; ownWords: string }): Dictionary {
  const own = JSON.parse(fs.readFileSync(path.join(process.cwd(), ownWords), "utf8")) as string[];
  return withWords(library().decodeTrie(gunzipSync(fs.readFileSync(installedFile(file)))), own);
}

/** The package may only be imported, and Gatsby's bundler makes a `require` of every import: its file is asked for. */
function library(): typeof import("cspell-trie-lib") {
  const file = installedFile("cspell-trie-lib/dist/index.js");
  return createRequire(file)(file) as typeof import("cspell-trie-lib");
}

/** @param own words in lower case; one that ends with `*` stands for all words that begin like it */
function withWords(trie: ITrie, own: string[]): Dictionary {
  const words = new Set(own);
  const beginnings = own.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const isOwn = (word: string) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  const knows = (word: string) =>
    trie.hasWord(word, true) || trie.hasWord(word.toLowerCase(), true) || isOwn(word.toLowerCase());
  return {
    has: (word) => knows(word) || (word.includes("-") && word.split("-").every(knows)),
    suggest: (word) => trie.suggest(word, { numSuggestions: 3 }).slice(0, 3),
  };
}
