import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Names each table after the heading above it: a table that scrolls is a region, and a region needs a name. */
export function labelTables(root: Root, title: string): void {
  let label = title;
  visit(root, (node) => {
    if (node.type === "heading") label = toString(node);
    if (node.type === "table") node.data = { ...node.data, hProperties: { label } };
  });
}
