const contractions: [typed: RegExp, written: string][] = [
  [/\bca(?:n['’]t|nt)\b/gi, "cannot"],
  [/\bwo(?:n['’]t|nt)\b/gi, "will not"],
  [/n['’]t\b/gi, " not"],
  [/\b(do|does|did|is|are|was|were|has|have|could|would|should)nt\b/gi, "$1 not"],
  [/(?<=[a-z])['’](?:s|re|ve|ll|d|m)\b/gi, ""],
];

/** Writes out the contractions of English, as documentation does: `doesn't` and `doesnt` become `does not`. */
export function withoutContractions(query: string): string {
  return contractions.reduce((text, [typed, written]) => text.replace(typed, written), query);
}
