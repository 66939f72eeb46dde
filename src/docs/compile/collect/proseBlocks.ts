import type { Nodes } from "mdast";
import type { DocRecord } from "../../read/docRecord";
import type { Handlers } from "../walk";
import { writtenTexts } from "./plainText";

/** A run of prose as an author wrote it, for the rules that read language: a paragraph, a heading, a cell, a title. */
export type ProseBlock = {
  /** Code, facts and keys stand in it as one object replacement character each. */
  text: string;
  /** Where pieces of the text begin in the file, in the order of their offsets in `text`. */
  starts: { offset: number; line: number; column: number }[];
};

/** What stands for things in a line that are not prose. */
export const notProse = "\uFFFC";

/** The prose of a doc's front matter. */
export function frontMatterProse({ title, description, label, task }: DocRecord): ProseBlock[] {
  return [title, description, label, task].flatMap((text) => (text ? [blockAt(text, 1, 1)] : []));
}

/** Collects the prose of a doc's body and of its components' titles. */
export function proseBlocks(found: ProseBlock[]): Handlers {
  const addBlock = (node: Nodes) => {
    const block: ProseBlock = { text: "", starts: [] };
    addProse(node, block);
    if (block.text.trim() !== "") found.push(block);
  };
  return {
    mdxJsxFlowElement(node) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      found.push(...writtenTexts(node).map((text) => blockAt(text, line, column)));
    },
    paragraph: addBlock,
    heading: addBlock,
    tableCell: addBlock,
  };
}

/** Line and column of the file at which a character of the block's text stands. */
export function pointAt({ text, starts }: ProseBlock, offset: number): { line: number; column: number } {
  const start = starts.findLast((piece) => piece.offset <= offset) ?? { offset: 0, line: 1, column: 1 };
  const before = text.slice(start.offset, offset).split("\n");
  const column = (before.length > 1 ? 1 : start.column) + (before.at(-1) ?? "").length;
  return { line: start.line + before.length - 1, column };
}

function blockAt(text: string, line: number, column: number): ProseBlock {
  return { text, starts: [{ offset: 0, line, column }] };
}

function addProse(node: Nodes, block: ProseBlock): void {
  if (node.type === "text" && !node.data?.isFact) {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    block.starts.push({ offset: block.text.length, line, column });
    block.text += node.value;
  } else if ("children" in node && node.type !== "mdxJsxTextElement") {
    for (const child of node.children as Nodes[]) addProse(child, block);
  } else block.text += node.type === "break" ? "\n" : notProse;
}
