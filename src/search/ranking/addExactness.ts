import type { Searcher } from "../index/loadSearchIndex";
import { type Meaning, type QueryWord, requiredWords } from "../query/meanings";
import { isForeign } from "../query/vocabulary";
import type { Analyzer } from "../words/analyzer";
import { pagesForOthers } from "./pageFactor";

/** An exact title comes before everything else. */
const exactTitleBonus = 100;
/** An exact heading gains so much of its score. */
const exactHeadingShare = 0.49;
/**
 * A heading that has the query among its words, word for word, gains so much. Two words stand beside each other in many
 * headings; three or more, with the grammar between them, say the same.
 */
const quotedShare = 0.15;
const fewestQuoted = 3;

/**
 * How much a word is what was typed: 1 for the word itself, less for another form of it and for what it is in the other
 * language, 0 for another word.
 */
function likenessOf(word: string, { meanings, word: typed }: QueryWord, searcher: Searcher): number {
  const stemmed = searcher.analyzer.stems(word);
  if (stemmed.includes(meanings[0]?.stem ?? typed)) return 1;
  const isForeigner = isForeign(typed, searcher);
  const isItself = ({ stem, kind }: Meaning) =>
    (kind !== "other" && kind !== "begun") || (isForeigner && !isForeign(stem, searcher));
  const forms = meanings.filter((meaning) => isItself(meaning) && stemmed.includes(meaning.stem));
  return Math.max(0, ...forms.map(({ weight }) => weight));
}

/** How much a row of words, from one of them on, is what was typed: as little as the one that is least like it. */
function likenessFrom(start: number, found: string[], said: QueryWord[], searcher: Searcher): number {
  let least = Infinity;
  for (let index = 0; index < said.length && least > 0; index += 1) {
    least = Math.min(least, likenessOf(found[start + index]!, said[index]!, searcher));
  }
  return least;
}

/** How much what was typed stands among the words of a heading, word for word; of either each word counts once. */
function quotedIn(words: string[], said: QueryWord[], searcher: Searcher): number {
  const found = [...new Set(words)];
  const starts = Array.from({ length: Math.max(0, found.length - said.length + 1) }, (_, start) => start);
  return Math.max(0, ...starts.map((start) => likenessFrom(start, found, said, searcher)));
}

/** Who asks what something is types its name behind «what is a»: the name alone may be a title. */
function withoutDefinition(words: QueryWord[], { isDefinitionWord }: Analyzer): QueryWord[] {
  const name = words.findIndex(({ word }) => !isDefinitionWord(word));
  return name === -1 ? words : words.slice(name);
}

/**
 * Raises the score of titles and headings that say what was typed and nothing else, and of headings that quote it.
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
  const hasAllWords = !words.some(({ isMissing }) => isMissing);
  const asked = withoutDefinition(typed, analyzer);
  const required = requiredWords(words);
  const isForOthers = pagesForOthers(searcher, words);
  for (const recordNumber of recordNumbers) {
    // Few have all of them, and to cut the headings of all others into words takes long.
    if (headingWords[recordNumber]! < required) continue;
    const { title = "", heading = "" } = records[recordNumber] ?? {};
    // «Sign in» is a step on many pages for programs, and none of them is what people mean.
    if (heading && isForOthers(pageOf[recordNumber]!)) continue;
    const isAll = lengthOf(recordNumber, heading ? "heading" : "title") === required;
    const mayQuote = heading !== "" && hasAllWords && typed.length >= fewestQuoted;
    if (!isAll && !mayQuote) continue;
    const found = analyzer.splitWords(heading || title);
    const said = isAll ? [typed, asked].find(({ length }) => length === found.length) : undefined;
    const likeness = said ? likenessFrom(0, found, said, searcher) : 0;
    const quoted = mayQuote ? quotedIn(found, typed, searcher) : 0;
    if (heading) scores[recordNumber]! *= 1 + Math.max(likeness * exactHeadingShare, quoted * quotedShare);
    else scores[recordNumber]! += likeness * exactTitleBonus;
  }
}
