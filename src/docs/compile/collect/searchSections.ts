import type { Root } from "mdast";
import { recordAnalyzer, recordWords, type RecordWords } from "../../../search/index/recordWords";
import { listedLevels } from "../../../site/listedLevels";
import type { DocRecord } from "../../read/docRecord";
import type { DocHeading } from "./headings";
import { joinBlocks, plainText } from "./plainText";

/** What search finds: a heading and the text below it. The part above the first heading has neither heading nor anchor. */
export type SearchSection = {
  heading: string;
  anchor: string;
  text: string;
  /** The description and the task, and the keywords, a line each; only the first section of a doc has them. */
  lead: string;
  keywords: string;
  words: RecordWords;
};

/** Cuts a document at its headings of the table of contents; deeper headings belong to the section above them. */
export function searchSections(root: Root, headings: DocHeading[], doc: DocRecord): SearchSection[] {
  const analyzer = recordAnalyzer(doc, null);
  return cutSections(root, headings, doc.description ?? "").map((section, index) => {
    const isFirst = index === 0;
    const lead = isFirst ? [doc.description ?? "", doc.task ?? ""].join(" ").trim() : "";
    const keywords = isFirst ? doc.keywords.join("\n") : "";
    const texts = { ...section, title: doc.title, lead, keywords };
    return { ...section, lead, keywords, words: recordWords(texts, isFirst, analyzer) };
  });
}

/** The description is read, and found, as the beginning of a page's text. */
function cutSections(root: Root, headings: DocHeading[], description: string) {
  const byAnchor = new Map(headings.map((heading) => [heading.anchor, heading]));
  const sections = [{ heading: "", anchor: "", text: description }];
  for (const node of root.children) {
    const heading = node.type === "heading" && byAnchor.get(String(node.data?.hProperties?.id));
    if (heading && heading.depth <= listedLevels.max) {
      sections.push({ heading: heading.text, anchor: heading.anchor, text: "" });
    } else {
      const section = sections.at(-1);
      if (section) section.text = joinBlocks([section.text, plainText(node)]);
    }
  }
  return sections;
}
