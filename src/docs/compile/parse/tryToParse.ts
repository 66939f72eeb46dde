import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import type { Nodes, Root } from "mdast";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import type { SyntaxMessage } from "./mendSyntax";

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

/** As deep may quotations, lists and components stand in each other; far deeper, no program gets to the bottom. */
const mostLevels = 50;

/** An item of a list as far to the right as no list goes that is not too deep: the parser would take minutes. */
const farItem = new RegExp(`^[ \\t]{${4 * mostLevels},}(?:[-*+]|\\d+[.)])[ \\t]`, "m");

const parser = unified().use(remarkParse).use(remarkGfm).use(componentSyntax);

/** Why a text cannot be parsed at all, and what to do. */
type Unreadable = { unreadable: string; advice: string };

const tooDeep: Unreadable = {
  unreadable: `quotations, lists or components stand in each other more than ${mostLevels} levels deep`,
  advice: "write it flat",
};
const unknown: Unreadable = {
  unreadable: "the parser fails here",
  advice: "write it in another way, with empty lines between its parts",
};

/** The tree of a text, or what the parser says against it, or that it fails: it is a program with mistakes of its own. */
export function tryToParse(text: string): Root | SyntaxMessage | Unreadable {
  if (farItem.test(text)) return tooDeep;
  try {
    const root = parser.parse(text);
    return levelsOf(root) > mostLevels ? tooDeep : root;
  } catch (error) {
    if (error instanceof Error && "reason" in error) return error as SyntaxMessage;
    // A RangeError: the stack of calls was not large enough.
    return error instanceof RangeError ? tooDeep : unknown;
  }
}

/** The line of a text that cannot be parsed up to which it could be; counted from 1. */
export function unreadableLine(text: string): number {
  const lines = text.split("\n");
  let good = 0;
  let bad = lines.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if ("unreadable" in tryToParse(lines.slice(0, middle).join("\n"))) bad = middle;
    else good = middle;
  }
  return bad;
}

/** How deep a tree is. It goes level by level: a tree may be deeper than calls can be. */
function levelsOf(root: Root): number {
  let levels = 0;
  for (let nodes: Nodes[] = [root]; nodes.length > 0; levels += 1)
    nodes = nodes.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  return levels;
}
