import { marksIn } from "../../../search/ranking/excerpt";

/** Ranges of the words below an element whose stem is one of the wanted. */
export function matchRanges(root: Element, wanted: Set<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [from, to] of marksIn(node.textContent ?? "", wanted)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
