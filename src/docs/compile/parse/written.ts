import type { Code, Nodes, Paragraph, Root, Table, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { DocRecord } from "../../read/docRecord";
import { partKind } from "../../screens/screen";
import { attributeValue, type JsxElement } from "../refuse/checkComponents";
import { walk } from "../walk";

type Point = { line: number; column: number };

/** A block of code with its fences; `line` is that of the opening fence. */
export type Fence = { language: string; meta: string; code: string; line: number; isClosed: boolean };

/** A body as its author wrote it, for the rules about Markdown itself: nothing is filled in yet. */
export type WrittenBody = {
  fences: Fence[];
  /** Inline code and addresses of links, where names of product facts may stand. */
  inlineCode: (Point & { text: string })[];
  /** Number of cells of each row, the head first. */
  tables: { line: number; cells: number }[][];
  images: (Point & { alt: string; url: string })[];
  /** Lines on which numbered lists and cards begin: what a reader came for. */
  help: number[];
  /** Names of labels of the interface, each as often as the author has written it. */
  labelNames: string[];
  /** Marks that were meant and came out as text: headings without a space, links to references that are not there. */
  leftovers: (Point & { kind: "heading" | "reference"; text: string })[];
};

const cards = new Set(["Cards", "SectionCards"]);
const unspacedHeading = /^[ \t>]*(#{2,6}[^\s#].*)$/;
const reference = /(?<!\\)\[[^[\]\n]+\](?<!\\\])\[[^[\]\n]*\]/g;

/** Notes what stands in a parsed body. References that were found are links by now; what is left found nothing. */
export function writtenBody(root: Root, { body, bodyLine }: DocRecord): WrittenBody {
  const source = "\n".repeat(bodyLine - 1) + body;
  const textOf = ({ position }: Nodes) => source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const written: WrittenBody = {
    fences: [],
    inlineCode: [],
    tables: [],
    images: [],
    help: [],
    labelNames: [],
    leftovers: [],
  };
  walk(root, {
    code: (node) => void written.fences.push(fenceOf(node, textOf(node))),
    inlineCode: (node) => void written.inlineCode.push({ text: node.value, ...startOf(node) }),
    link(node) {
      // An address that is its own label is prose.
      if (toString(node) !== node.url) written.inlineCode.push({ text: node.url, ...startOf(node) });
    },
    image: (node) => void written.images.push({ alt: node.alt ?? "", url: node.url, ...startOf(node) }),
    table: (node) => void written.tables.push(rowsOf(node)),
    list: (node) => void (node.ordered && written.help.push(startOf(node).line)),
    mdxJsxFlowElement(node) {
      if (cards.has(node.name ?? "")) written.help.push(startOf(node).line);
      written.labelNames.push(...labelNames(node));
    },
    mdxJsxTextElement: (node) => void written.labelNames.push(...labelNames(node)),
    paragraph: (node) => void written.leftovers.push(...unspacedHeadings(node, textOf(node))),
    text: (node) => void written.leftovers.push(...lostReferences(node, textOf(node))),
  });
  return written;
}

function startOf({ position }: Nodes): Point {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

function labelNames(node: JsxElement): string[] {
  if (node.name !== "Label" && !partKind(node.name)) return [];
  return ["name", "value"].map((attribute) => attributeValue(node, attribute)).filter(Boolean);
}

function fenceOf(node: Code, text: string): Fence {
  const [, marks = "```"] = /^(`{3,}|~{3,})/.exec(text) ?? [];
  const last = text.includes("\n") ? text.slice(text.lastIndexOf("\n") + 1).replace(/^[ \t>]+/, "") : "";
  const isClosed = last.startsWith(marks) && last.replaceAll(marks.charAt(0), "").trim() === "";
  return { language: node.lang ?? "", meta: node.meta ?? "", code: node.value, line: startOf(node).line, isClosed };
}

function rowsOf({ children }: Table): { line: number; cells: number }[] {
  return children.map((row) => ({ line: startOf(row).line, cells: row.children.length }));
}

function unspacedHeadings(node: Paragraph, text: string): WrittenBody["leftovers"] {
  return text.split("\n").flatMap((line, index) => {
    const [, heading] = unspacedHeading.exec(line) ?? [];
    const start = { line: startOf(node).line + index, column: 1 };
    return heading ? [{ kind: "heading" as const, text: heading.trim(), ...start }] : [];
  });
}

function lostReferences(node: Text, text: string): WrittenBody["leftovers"] {
  return [...text.matchAll(reference)].map(({ 0: found, index }) => {
    const before = text.slice(0, index).split("\n");
    const { line, column } = startOf(node);
    return {
      kind: "reference",
      text: found,
      line: line + before.length - 1,
      column: (before.length > 1 ? 1 : column) + (before.at(-1) ?? "").length,
    };
  });
}
