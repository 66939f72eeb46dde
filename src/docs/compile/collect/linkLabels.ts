import type { Link, Root } from "mdast";
import { visit } from "unist-util-visit";
import { plainText } from "./plainText";

/** A link as its author wrote it: what it says and where it leads. */
export type LinkLabel = { label: string; url: string; line: number; column: number };

/** All links of a doc, in order. */
export function linkLabels(root: Root): LinkLabel[] {
  const labels: LinkLabel[] = [];
  visit(root, "link", (node: Link) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    labels.push({ label: plainText(node), url: node.url, line, column });
  });
  return labels;
}
