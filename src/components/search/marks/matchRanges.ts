import { marksOf, wordFinder } from "../../../search/shown/wantedWords";
import { analyzerOf } from "../../../search/words/analyzer";
import { type Locale, localeKeys, locales } from "../../../site/locales";

type Wanted = {
  stems?: readonly string[] | undefined;
  /** In any form, as a reader typed them. */
  words: readonly string[];
};

/**
 * Ranges of the words in a part of a page that are a form of what is wanted.
 * @param htmlLang language of the text, where it says one of its own: another than the page's for a missing translation
 * @param locale language of the page
 */
export function matchRanges(part: Range, { stems = [], words }: Wanted, htmlLang: string, locale: Locale): Range[] {
  const ofText = localeKeys.filter((key) => locales[key].htmlLang === htmlLang);
  const analyzer = analyzerOf(locale, ofText);
  const telling = words.flatMap(analyzer.splitWords).filter((word) => !analyzer.isStopWord(word));
  const forms = telling.flatMap((word) => [word, ...analyzer.stems(word)]);
  const find = wordFinder([new Set([...stems, ...forms])], analyzer);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(part.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!part.intersectsNode(node)) continue;
    for (const [from, to] of marksOf(find(node.textContent ?? ""))) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
