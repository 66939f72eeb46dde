/** Numbers that the site promises to keep (seed checklist S9). */
export const limits = {
  /** Rows in the search dialog. */
  searchDialogHits: 8,
  /** Pages shown at a time on the search page, and at most. */
  searchPageStep: 20,
  searchPageHits: 100,
  /** Sections of pages in one file of the search index; with more of them, words of texts come in parts. */
  searchRecordsPerPart: 2500,
  /** Characters of context around a match, ellipses included. */
  excerptLength: 50,
  /** Characters of a query that are looked at. */
  queryLength: 200,
  recentSearches: 5,
  /** Heading levels in the table of contents. */
  tocMinLevel: 2,
  tocMaxLevel: 3,
} as const;

/** Progress bar of a navigation. Times in milliseconds; `minimum` is a share of the width. */
export const progress = { delay: 200, minimum: 0.08, speed: 200, trickleSpeed: 800 } as const;

/** Milliseconds for which a copy button says that it copied. */
export const copiedTime = 2000;

/** Milliseconds for which a page may grow until the reader's place is in it: search results come after their page. */
export const scrollRestoreTime = 5000;

/** Pixels the reader has scrolled before «Back to top» may appear: about two screens. */
export const backToTopFrom = 1400;
