import { createHash } from "node:crypto";
import type { Code, Root } from "mdast";
import type { Position } from "unist";
import { diagramLanguage, diagramShape } from "../../diagrams/readDiagram";
import { walk } from "../walk";

/** One thing that a translation must have in the same place as its original. */
export type OutlineEntry = { kind: string; line: number };

/** Headings, code, tables and components of a document in their order: what twins must have in common. */
export function outline(root: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const add = (node: { position?: Position | undefined }, kind: string) =>
    entries.push({ kind, line: node.position?.start.line ?? 1 });
  walk(root, {
    heading: (node) => void add(node, `heading of level ${node.depth}`),
    table(node) {
      const columns = node.children[0]?.children.length ?? 0;
      add(node, `table of ${node.children.length} rows and ${columns} columns`);
    },
    code: (node) => void add(node, codeKind(node)),
    mdxJsxFlowElement: (node) => void (node.name && add(node, `<${node.name}>`)),
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
