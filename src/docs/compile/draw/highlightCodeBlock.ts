import type { Code } from "mdast";
import { codeMeta } from "../fill/codeMeta";
import { highlightCode, languageOf } from "./highlightCode";

/** Colours a code block and leaves what `CodeBlock` draws in the node's data. */
export async function highlightCodeBlock(node: Code): Promise<void> {
  const language = node.lang ?? "";
  const { title, marked } = codeMeta(node.meta ?? "");
  const html = await highlightCode(node.value, language, marked);
  node.data = { ...node.data, codeBlock: { language: languageOf(language)?.label ?? "", title, html } };
}

declare module "mdast" {
  interface CodeData {
    codeBlock?: { language: string; title: string; html: string };
  }
}
