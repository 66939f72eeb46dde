import { createHash } from "node:crypto";
import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import { diagramShape } from "../../diagrams/readDiagram";
import { diagramLanguage } from "../fill/diagrams";

/** One thing that a translation must have in the same place as its original. */
export type OutlineEntry = { kind: string; line: number };

/** Headings, code, tables and components of a document in their order: what twins must have in common. */
export function outline(root: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") entries.push({ kind: `heading of level ${node.depth}`, line });
    if (node.type === "table") {
      const columns = node.children[0]?.children.length ?? 0;
      entries.push({ kind: `table of ${node.children.length} rows and ${columns} columns`, line });
    }
    if (node.type === "code") entries.push({ kind: codeKind(node), line });
    if (node.type === "mdxJsxFlowElement" && node.name) entries.push({ kind: `<${node.name}>`, line });
  });
  return entries;
}

/** Code is the same to the letter in both languages; diagrams differ by their words. */
function codeKind({ lang, value, meta }: Code): string {
  if (lang === diagramLanguage) return `diagram ${digest(diagramShape(value))}`;
  return `code ${lang ?? ""} ${digest(value + (meta ?? ""))}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}
