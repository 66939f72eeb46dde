import fs from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";
import { ownWords } from "./ownWords";
import { suggestionsFor } from "./suggestions";

/** Knows the words of a language, with those of the project. */
export type Dictionary = {
  has(word: string): boolean;
  /** What may have been meant, the likeliest first: words of the dictionary, written as the word is. */
  suggest(word: string): string[];
};

const loaded = new Map<Locale, Dictionary | null>();

/** The dictionary of a language: that of cspell, which its pack names, with our own words; null when the pack names none. */
export function dictionary(locale: Locale): Dictionary | null {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const file = writingLanguages[locale].dictionary;
  const made = file === null ? null : load(locale, file);
  loaded.set(locale, made);
  return made;
}

function load(locale: Locale, file: string): Dictionary {
  const { decodeTrie, parseDictionary } = library();
  const trie = decodeTrie(gunzipSync(fs.readFileSync(installedFile(file))));
  return withWords(locale, trie, parseDictionary(ownWords(locale)));
}

/** The package may only be imported, and Gatsby's bundler makes a `require` of every import: its file is asked for. */
function library(): typeof import("cspell-trie-lib") {
  const file = installedFile("cspell-trie-lib/dist/index.js");
  return createRequire(file)(file) as typeof import("cspell-trie-lib");
}

/** @param own the project's words, in lower case */
function withWords(locale: Locale, trie: ITrie, own: ITrie): Dictionary {
  const knows = (word: string) =>
    trie.hasWord(word, true) || [trie, own].some((words) => words.hasWord(word.toLowerCase(), true));
  return {
    has: (word) => knows(word) || (word.includes("-") && word.split("-").every(knows)),
    suggest: (word) => suggestionsFor(locale, word, () => likeliest(trie, word)),
  };
}

const mostSuggestions = 3;

/** Suggestions of the dictionary without its strange ones: words in another case, without accents, and the word itself. */
function likeliest(trie: ITrie, word: string): string[] {
  const found = trie.suggest(word, { numSuggestions: 4 * mostSuggestions }).filter((near) => trie.hasWord(near, true));
  const cased = [...new Set(found.map((near) => inCaseOf(word, near)))].filter((near) => near !== word);
  // «счёт» is the spelling of «счет», which dictionaries know as well.
  const isSpeltOtherwise = (near: string) =>
    cased.some((other) => other !== near && other.replaceAll("ё", "е").replaceAll("Ё", "Е") === near);
  return cased.filter((near) => !isSpeltOtherwise(near)).slice(0, mostSuggestions);
}

/** A word that begins a sentence is suggested as it would stand there. */
function inCaseOf(word: string, near: string): string {
  return /^\p{Lu}/u.test(word) ? near.charAt(0).toUpperCase() + near.slice(1) : near;
}
