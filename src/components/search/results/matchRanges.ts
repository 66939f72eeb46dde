import { marksIn, wordMatcher } from "../../../search/ranking/excerpt";
import { analyzerOf } from "../../../search/words/analyzer";
import { type Locale, localeKeys, locales } from "../../../site/locales";

/**
 * Ranges of the words below an element whose stem is one of the wanted.
 * @param locale language of the page; the text's own is another one where a translation is missing
 */
export function matchRanges(root: HTMLElement, wanted: Set<string>, locale: Locale): Range[] {
  const ofText = localeKeys.filter((key) => locales[key].htmlLang === root.lang);
  const analyzer = analyzerOf(locale, ofText);
  const indexOf = wordMatcher([wanted], analyzer);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [from, to] of marksIn(node.textContent ?? "", indexOf, analyzer)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
