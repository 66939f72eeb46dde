import type { Searcher } from "../index/loadSearchIndex";
import { type QueryWord, requiredWords } from "../query/meanings";
import type { Analyzer } from "../words/analyzer";
import { pagesForOthers } from "./pageFactor";

/** An exact title comes before everything else. */
const exactTitleBonus = 100;
/** An exact heading gains so much of its score. */
const exactHeadingShare = 0.49;

/** How much a word is what was typed: 1 for the word itself, less for another form of it, 0 for another word. */
function likenessOf(word: string, { meanings, word: typed }: QueryWord, { stems }: Analyzer): number {
  const stemmed = stems(word);
  if (stemmed.includes(meanings[0]?.stem ?? typed)) return 1;
  const forms = meanings.filter(({ stem, kind }) => kind !== "other" && stemmed.includes(stem));
  return Math.max(0, ...forms.map(({ weight }) => weight));
}

/** Who asks what something is types its name behind «what is a»: the name alone may be a title. */
function withoutDefinition(words: QueryWord[], { isDefinitionWord }: Analyzer): QueryWord[] {
  const name = words.findIndex(({ word }) => !isDefinitionWord(word));
  return name === -1 ? words : words.slice(name);
}

/**
 * Raises the score of titles and headings that say what was typed and nothing else.
 * @param headingWords how many of the words stand in the heading of each record, or in the title above it
 * @param scores by the numbers of the records; changed in place
 */
export function addExactness(
  searcher: Searcher,
  words: QueryWord[],
  recordNumbers: number[],
  headingWords: Uint8Array,
  scores: Float64Array,
): void {
  const { records, pageOf, lengthOf, analyzer } = searcher;
  const typed = words.filter(({ isWhole, isMissing }) => !isWhole && !isMissing);
  const asked = withoutDefinition(typed, analyzer);
  const required = requiredWords(words);
  const isForOthers = pagesForOthers(searcher, words);
  for (const recordNumber of recordNumbers) {
    // Few have all of them, and to cut the headings of all others into words takes long.
    if (headingWords[recordNumber]! < required) continue;
    const { title = "", heading = "" } = records[recordNumber] ?? {};
    // «Sign in» is a step on many pages for programs, and none of them is what people mean.
    if (heading && isForOthers(pageOf[recordNumber]!)) continue;
    if (lengthOf(recordNumber, heading ? "heading" : "title") !== required) continue;
    const found = analyzer.splitWords(heading || title);
    const said = [typed, asked].find(({ length }) => length === found.length);
    if (!said) continue;
    const likeness = Math.min(...found.map((word, index) => likenessOf(word, said[index]!, analyzer)));
    scores[recordNumber]! += likeness * (heading ? exactHeadingShare * scores[recordNumber]! : exactTitleBonus);
  }
}
