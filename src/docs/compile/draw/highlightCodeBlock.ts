import type { Code } from "mdast";
import { foldedCodeFrom } from "../../../site/behaviour";
import { codeMeta } from "../fill/codeMeta";
import { highlightCode, languageOf } from "./highlightCode";

/**
 * Colours a code block and leaves what `CodeBlock` draws in the node's data.
 * @param folds whether the doc folds what is long
 */
export async function highlightCodeBlock(node: Code, folds: boolean): Promise<void> {
  const language = node.lang ?? "";
  const { title, marked } = codeMeta(node.meta ?? "");
  const html = await highlightCode(node.value, language, marked);
  const label = languageOf(language)?.label ?? "";
  const size = sizeOf(node.value);
  const folding = folds && size.lines > foldedCodeFrom ? { isFolded: true } : {};
  node.data = { ...node.data, codeBlock: { language: label, title, html, ...size, ...folding } };
}

/** How many lines code has, and how many letters its longest one; a tab is as wide as two. */
function sizeOf(code: string): { lines: number; columns: number } {
  const lengths = code.split("\n").map((line) => [...line.replaceAll("\t", "  ")].length);
  return { lines: lengths.length, columns: Math.max(...lengths) };
}

declare module "mdast" {
  interface CodeData {
    codeBlock?: { language: string; title: string; html: string; lines: number; columns: number; isFolded?: boolean };
  }
}
