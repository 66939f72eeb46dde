/** Numbers that search promises to keep (seed checklist S9). */
export const searchLimits = {
  /** Rows in the search dialog. */
  dialogHits: 8,
  /** Pages shown at a time on the search page, and at most. */
  pageStep: 20,
  pageHits: 100,
  /** Sections of pages in one file of the search index; with more of them, words of texts come in parts. */
  recordsPerPart: 2500,
  /** Sections whose texts stand in one file: texts are loaded for what is shown, see src/search/README.md. */
  recordsPerTexts: 16,
  /** Characters of context around a match, ellipses included: in the dialog, … */
  excerptLength: 50,
  /** … on the search page, where they make two lines, … */
  pageExcerptLength: 140,
  /** … and there on a phone. */
  narrowExcerptLength: 72,
  /** Characters of a query that are looked at. */
  queryLength: 200,
  recentSearches: 5,
} as const;
