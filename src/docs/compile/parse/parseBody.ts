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
 * Parses the body of a doc.
 * @param body the text below the front matter
 * @param firstLine line of the file on which the body begins, so that positions are those of the file
 */
export function parseBody(body: string, firstLine: number, file: string): { root: Root | null; findings: Finding[] } {
  try {
    return { root: parser.parse("\n".repeat(firstLine - 1) + body), findings: [] };
  } catch (error) {
    if (!isSyntaxMessage(error)) throw error;
    return { root: null, findings: [syntaxFinding(error, file)] };
  }
}

type SyntaxMessage = { reason: string; line?: number; column?: number };

function isSyntaxMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && "reason" in error;
}

function syntaxFinding(message: SyntaxMessage, file: string): Finding {
  const isComment = /`!`/.test(message.reason);
  return readingFinding("syntax", {
    file,
    line: message.line ?? 1,
    column: message.column ?? 1,
    text: isComment ? "HTML comments are not allowed" : message.reason,
    advice: isComment
      ? "delete the comment"
      : "close the component, or write \\< and \\{ for the characters themselves",
  });
}
