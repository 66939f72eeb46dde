import type { IndexEntry, PublishedTexts } from "../search/search";

/** Where texts are: the address of each file with `{part}` for its number, from 0, and how many records it is for. */
export type TextsPlace = { url: string; recordsPerFile: number };

/** The first file of an index: a list of one entry, which says where the rest is. */
export type IndexFile = [IndexEntry & { words: string[]; texts: TextsPlace }];
/** A further file of words. */
export type WordsFile = [IndexEntry];
/** A file of texts for excerpts. */
export type TextsFile = PublishedTexts;
