import type { Root } from "mdast";
import { limits } from "../../../site/limits";
import type { DocHeading } from "./headings";
import { plainText } from "./plainText";

/** What search finds: a heading and the text below it. The part above the first heading has neither heading nor anchor. */
export type SearchSection = { heading: string; anchor: string; text: string };

/** Cuts a document at its headings of the table of contents; deeper headings belong to the section above them. */
export function searchSections(root: Root, headings: DocHeading[]): SearchSection[] {
  const byAnchor = new Map(headings.map((heading) => [heading.anchor, heading]));
  const sections: SearchSection[] = [{ heading: "", anchor: "", text: "" }];
  for (const node of root.children) {
    const heading = node.type === "heading" && byAnchor.get(String(node.data?.hProperties?.id));
    if (heading && heading.depth <= limits.tocMaxLevel) {
      sections.push({ heading: heading.text, anchor: heading.anchor, text: "" });
    } else {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${plainText(node)}`.trim();
    }
  }
  return sections;
}
