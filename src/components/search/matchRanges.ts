import { splitWords } from "../../search/splitWords";
import { stems } from "../../search/stem";

/** Ranges of the words below an element whose stem is one of the wanted. */
export function matchRanges(root: Element, wanted: Set<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!splitWords(match[0]).some((word) => stems(word).some((candidate) => wanted.has(candidate)))) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}
