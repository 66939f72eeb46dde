import type { Nodes } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { cellSeparator, codeLine, labelStart, tableRow } from "../../../search/shown/separators";

const phrasing = new Set(["paragraph", "heading", "link", "strong", "emphasis", "delete", "tableCell"]);

/** Attributes that readers see as text: of admonitions, details and tabs. */
const visibleAttributes = new Set(["title", "summary", "label"]);

/** Those, and what an endpoint is called by. */
const searchedAttributes = new Set([...visibleAttributes, "method", "path"]);

/** Those that readers see, and the alternative of a picture. */
const writtenAttributes = new Set([...visibleAttributes, "text"]);

/** Components that show the words of other docs. */
const othersWords = new Set(["Card", "ListedDoc", "ListedSection"]);

/** A sentence, or the beginning of one, that whatever follows can be read behind. */
const closedBlock = new RegExp(`(?:[.!?…:;,][»”")\\]]*|[${codeLine.end}${tableRow.end}])$`);

/** A line of code, a row of a table, or a label. */
const hasMarks = new RegExp(`^[${codeLine.start}${tableRow.start}${labelStart}]`);

/**
 * Text of a node as a searcher sees it: blocks one after the other, apart by a dot where the first is no sentence, rows of
 * a table between marks of their own, their cells apart by a dot, lines of code between other marks, labels behind one,
 * white space folded.
 */
export function plainText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, " ").trim();
}

/** Texts of blocks in a row. A list of labels would read as one sentence, so they are kept apart as cells are. */
export function joinBlocks(blocks: string[]): string {
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .reduce((text, block) => {
      const runsOn = text === "" || closedBlock.test(text) || hasMarks.test(block);
      return `${text}${runsOn ? " " : ` ${cellSeparator} `}${block}`;
    }, "")
    .trim();
}

/** Lines that have something to read. */
function codeLines(code: string): string {
  const lines = code.split("\n").map((line) => line.trim());
  return lines.flatMap((line) => (line === "" ? [] : codeLine.start + line + codeLine.end)).join("");
}

/** What stands in a cell that has nothing to say. */
const noCell = /^[–—-]?$/;

/** A row of a table, without its empty cells; nothing of a row that has no others. */
function rowOf(cells: string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !noCell.test(cell));
  return filled.length === 0 ? "" : tableRow.start + filled.join(` ${cellSeparator} `) + tableRow.end;
}

function rawText(node: Nodes): string {
  if (node.type === "code") return codeLines(node.value);
  if ("value" in node) return node.type === "text" || node.type === "inlineCode" ? node.value : "";
  if (node.type === "mdxJsxFlowElement" && node.data?.note) return node.data.note.text;
  if (node.type === "mdxJsxFlowElement" && node.data?.screen)
    return joinBlocks([visibleText(node), node.data.screen.words]);
  if (node.type === "image") return node.alt ?? "";
  if (!("children" in node)) return node.type === "break" ? " " : "";
  const inline = phrasing.has(node.type) || node.type === "mdxJsxTextElement";
  const texts = (node.children as Nodes[]).map(rawText);
  if (inline) return texts.join("");
  if (node.type === "tableRow") return rowOf(texts);
  return joinBlocks(node.type === "mdxJsxFlowElement" ? [visibleText(node), ...texts] : texts);
}

/** Text of a component that readers see, and search for, though it is in attributes. */
function visibleText(element: MdxJsxFlowElement): string {
  const text = attributeTexts(element, searchedAttributes).join(" ").trim();
  return text === "" ? "" : labelStart + text;
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
