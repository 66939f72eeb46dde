import { createHash } from "node:crypto";
import type { Code, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { Position } from "unist";
import { diagramLanguage, diagramShape } from "../../diagrams/readDiagram";
import { partKind } from "../../screens/screen";
import { walk } from "../walk";

/** One thing that a translation must have in the same place as its original. */
export type OutlineEntry = { kind: string; line: number };

/** Headings, code, tables, components and labels of a document in their order: what twins must have in common. */
export function outline(root: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const add = (node: { position?: Position | undefined }, kind: string) =>
    entries.push({ kind, line: node.position?.start.line ?? 1 });
  const addLabels = (node: Nodes) => {
    for (const kind of [...new Set(labelsIn(node))].sort()) add(node, kind);
  };
  walk(root, {
    heading(node) {
      add(node, `heading of level ${node.depth}`);
      addLabels(node);
    },
    paragraph: (node) => void addLabels(node),
    tableCell: (node) => void addLabels(node),
    table(node) {
      const columns = node.children[0]?.children.length ?? 0;
      add(node, `table of ${node.children.length} rows and ${columns} columns`);
    },
    code: (node) => void add(node, codeKind(node)),
    mdxJsxFlowElement: (node) => void (node.name && add(node, componentKind(node))),
  });
  return entries;
}

/** Labels of the interface in a paragraph, heading or cell. Their order there is a matter of the language. */
function labelsIn(node: Nodes): string[] {
  if (node.type === "mdxJsxTextElement" && node.name === "Label") return [componentKind(node)];
  return "children" in node ? (node.children as Nodes[]).flatMap(labelsIn) : [];
}

/** Drawings of the interface are the same in both languages, but for what their authors say in words of their own. */
function componentKind({ name, attributes }: Pick<MdxJsxFlowElement, "name" | "attributes">): string {
  if (name !== "Label" && !partKind(name)) return `<${name}>`;
  const kept = attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && attribute.name !== "text"
      ? [` ${attribute.name}${typeof attribute.value === "string" ? `="${attribute.value}"` : ""}`]
      : [],
  );
  return `<${name}${kept.sort().join("")}>`;
}

/** Code is the same to the letter in both languages, but for its title; diagrams differ by their words. */
function codeKind({ lang, value, meta }: Code): string {
  if (lang === diagramLanguage) return `diagram ${digest(diagramShape(value))}`;
  return `code ${lang ?? ""} ${digest(value + (meta ?? "").replace(/title="[^"]*"/, "title"))}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}
