import type { Nodes } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { cellSeparator, codeLine } from "../../../search/ranking/separators";

const phrasing = new Set(["paragraph", "heading", "link", "strong", "emphasis", "delete", "tableCell"]);

const tabular = new Set(["table", "tableRow"]);

/** Attributes that readers see as text: of admonitions, details and tabs. */
const visibleAttributes = new Set(["title", "summary", "label"]);

/** Those, and what an endpoint is called by. */
const searchedAttributes = new Set([...visibleAttributes, "method", "path"]);

/** Those that readers see, and the alternative of a picture. */
const writtenAttributes = new Set([...visibleAttributes, "text"]);

/** Components that show the words of other docs. */
const othersWords = new Set(["Card", "ListedDoc", "ListedSection"]);

/**
 * Text of a node as a searcher sees it: blocks apart by a space, cells of a table by a dot, lines of code between marks of
 * their own, white space folded.
 */
export function plainText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

/** Lines that have something to read. */
function codeLines(code: string): string {
  const lines = code.split("\n").map((line) => line.trim());
  return lines.flatMap((line) => (line === "" ? [] : codeLine.start + line + codeLine.end)).join("");
}

function rawText(node: Nodes): string {
  if (node.type === "code") return codeLines(node.value);
  if ("value" in node) return node.type === "text" || node.type === "inlineCode" ? node.value : "";
  if (node.type === "mdxJsxFlowElement" && node.data?.note) return node.data.note.text;
  if (node.type === "mdxJsxFlowElement" && node.data?.screen)
    return [...visibleTexts(node), node.data.screen.words].join(" ");
  if (node.type === "image") return node.alt ?? "";
  if (!("children" in node)) return node.type === "break" ? " " : "";
  const inline = phrasing.has(node.type) || node.type === "mdxJsxTextElement";
  const children = (node.children as Nodes[])
    .map(rawText)
    .join(tabular.has(node.type) ? ` ${cellSeparator} ` : inline ? "" : " ");
  return node.type === "mdxJsxFlowElement" ? [...visibleTexts(node), children].join(" ") : children;
}

/** Texts of a component that readers see, and search for, though they are attributes. */
function visibleTexts(element: MdxJsxFlowElement): string[] {
  return attributeTexts(element, searchedAttributes);
}

/** Texts of a component's attributes that are written for readers: those they see, and the alternative of a picture. */
export function writtenTexts(element: MdxJsxFlowElement): string[] {
  return attributeTexts(element, writtenAttributes);
}

function attributeTexts({ name, attributes }: MdxJsxFlowElement, names: ReadonlySet<string>): string[] {
  if (name && othersWords.has(name)) return [];
  return attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && names.has(attribute.name) && typeof attribute.value === "string"
      ? [attribute.value]
      : [],
  );
}
