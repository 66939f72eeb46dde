import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import type { Root } from "mdast";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import type { Finding } from "../../finding";
import { readingFinding } from "../../readingRules";
import { mendSyntax, type SyntaxMessage } from "./mendSyntax";

/**
 * Components and braces, but not the ESM extension of MDX: with it, a paragraph of prose that begins
 * with the word «import» or «export» would be parsed as JavaScript.
 */
function componentSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(withoutHtml, mdxJsx(), mdxExpression());
  (data.fromMarkdownExtensions ??= []).push(mdxJsxFromMarkdown(), mdxExpressionFromMarkdown());
}

/** Raw HTML, `<https://…>` and code by indentation would hide mistakes in components. */
const withoutHtml = { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } };

const parser = unified().use(remarkParse).use(remarkGfm).use(componentSyntax);

/**
 * Parses the body of a doc. What does not parse is named, blanked out, and the rest is parsed, so that one mistake
 * hides no other.
 * @param body the text below the front matter
 * @param firstLine line of the file on which the body begins, so that positions are those of the file
 */
export function parseBody(body: string, firstLine: number, file: string): { root: Root; findings: Finding[] } {
  const findings: Finding[] = [];
  const halves: string[] = [];
  let text = "\n".repeat(firstLine - 1) + body;
  for (;;) {
    const result = tryToParse(text);
    if ("children" in result) return { root: result, findings };
    const { offset, component, isStrayTag, mended, ...said } = mendSyntax(text, result);
    const half = isStrayTag ? halves.indexOf(component) : -1;
    // The other half of a component that was mended already is no mistake of its own.
    if (half >= 0) halves.splice(half, 1);
    else findings.push(readingFinding("syntax", { file, ...placeIn(text, offset), ...said }));
    if (!isStrayTag && component) halves.push(component);
    text = mended;
  }
}

function placeIn(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

function tryToParse(text: string): Root | SyntaxMessage {
  try {
    return parser.parse(text);
  } catch (error) {
    if (error instanceof Error && "reason" in error) return error as SyntaxMessage;
    throw error;
  }
}
