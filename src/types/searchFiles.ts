import type { IndexEntry, PublishedTexts } from "../search/search";

/** The first file of an index: a list of one entry, which says where the rest is. */
export type IndexFile = [IndexEntry & { words: string[]; texts: string[] }];
/** A further file of words. */
export type WordsFile = [IndexEntry];
/** A file of texts for excerpts. */
export type TextsFile = PublishedTexts;
