import type { IndexEntry, PublishedTexts } from "../search/search";

/** Where texts are: the address of each file with `{part}` for its number, from 0, and how many records it is for. */
export type TextsPlace = { url: string; recordsPerFile: number };

/**
 * The first file of an index: a list of entries, a line each (see `listLines`), so that the first is read while the rest is
 * on its way. The first says where further files are; those behind it have its vocabulary.
 */
export type IndexFile = [IndexEntry & FurtherFiles, IndexEntry, ...IndexEntry[]];
/** Addresses of files of words, of those with words that are no typos, and where texts are. */
export type FurtherFiles = { words: string[]; rareWords: string[]; texts: TextsPlace };
/** A further file of words. */
export type WordsFile = [IndexEntry];
/** A file of texts for excerpts. */
export type TextsFile = PublishedTexts;
