import fs from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { installedFile } from "../installedFile";
import { suggestionsFor } from "./suggestions";
import englishWords from "./englishWords.json";
import russianWords from "./russianWords.json";

/** Knows the words of a language, with those of the project. */
export type Dictionary = {
  has(word: string): boolean;
  /** What may have been meant, the likeliest first: words of the dictionary, written as the word is. */
  suggest(word: string): string[];
};

/** The words that only this project uses. Imported, so that what rules have said is forgotten when a list changes. */
const ownWords: Partial<Record<Locale, string[]>> = { en: englishWords, ru: russianWords };
const loaded = new Map<Locale, Dictionary | null>();

/** The dictionary of a language: that of cspell, which its pack names, with our own words; null when it has none. */
export function dictionary(locale: Locale): Dictionary | null {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const source = writingLanguages[locale].dictionary;
  const made = source && load(locale, source.file);
  loaded.set(locale, made);
  return made;
}

function load(locale: Locale, file: string): Dictionary {
  const trie = library().decodeTrie(gunzipSync(fs.readFileSync(installedFile(file))));
  return withWords(locale, trie, ownWords[locale] ?? []);
}

/** The package may only be imported, and Gatsby's bundler makes a `require` of every import: its file is asked for. */
function library(): typeof import("cspell-trie-lib") {
  const file = installedFile("cspell-trie-lib/dist/index.js");
  return createRequire(file)(file) as typeof import("cspell-trie-lib");
}

/** @param own words in lower case; one that ends with `*` stands for all words that begin like it */
function withWords(locale: Locale, trie: ITrie, own: string[]): Dictionary {
  const words = new Set(own);
  const beginnings = own.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const isOwn = (word: string) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  const knows = (word: string) =>
    trie.hasWord(word, true) || trie.hasWord(word.toLowerCase(), true) || isOwn(word.toLowerCase());
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
