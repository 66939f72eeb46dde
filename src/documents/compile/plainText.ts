import type { Nodes } from "mdast";

const phrasing = new Set(["paragraph", "heading", "link", "strong", "emphasis", "delete", "tableCell"]);

/** Text of a node as a searcher sees it: blocks apart by a space, white space folded, attributes left out. */
export function plainText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

function rawText(node: Nodes): string {
  if ("value" in node)
    return node.type === "code" || node.type === "text" || node.type === "inlineCode" ? node.value : "";
  if (node.type === "image") return node.alt ?? "";
  if (!("children" in node)) return node.type === "break" ? " " : "";
  const inline = phrasing.has(node.type) || node.type === "mdxJsxTextElement";
  return (node.children as Nodes[]).map(rawText).join(inline ? "" : " ");
}
