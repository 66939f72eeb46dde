import type { Code, Root } from "mdast";
import { visit } from "unist-util-visit";
import { codeMeta } from "../fill/codeMeta";
import { type CompileContext, report } from "../compileContext";
import { codeLanguages, highlightCode, languageOf } from "./highlightCode";

/** Refuses code blocks without a language, or with one that we do not colour. */
export function checkCodeLanguages(root: Root, context: CompileContext): void {
  visit(root, "code", (node: Code) => {
    if (languageOf(node.lang ?? "")) return;
    report(context, node, {
      rule: "code-language",
      text: node.lang ? `the code language ${node.lang} is not known` : "a code block names no language",
      advice: `use ${Object.keys(codeLanguages).join(", ")}`,
    });
  });
}

/** Colours every code block and leaves what `CodeBlock` draws in the node's data. */
export async function highlightCodeBlocks(root: Root): Promise<void> {
  const blocks: Code[] = [];
  visit(root, "code", (node: Code) => void blocks.push(node));
  for (const node of blocks) {
    const language = node.lang ?? "";
    const { title, marked } = codeMeta(node.meta ?? "");
    const html = await highlightCode(node.value, language, marked);
    node.data = { ...node.data, codeBlock: { language: languageOf(language)?.label ?? "", title, html } };
  }
}

declare module "mdast" {
  interface CodeData {
    codeBlock?: { language: string; title: string; html: string };
  }
}
