import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type CompileContext, report } from "../compileContext";

export type DocHeading = { depth: number; text: string; anchor: string; line: number };

/**
 * Gives every heading its anchor. A translation takes the original's anchors by position, so that a link to a
 * heading and the language switch work in both languages; its own slug is used only where the original has none.
 */
export function anchorHeadings(root: Root, context: CompileContext): DocHeading[] {
  const slugger = new GithubSlugger();
  const headings: DocHeading[] = [];
  visit(root, "heading", (node: Heading) => {
    const text = toString(node);
    const anchor = context.originalAnchors?.[headings.length] ?? slugger.slug(text);
    node.data = { ...node.data, hProperties: { id: anchor } };
    headings.push({ depth: node.depth, text, anchor, line: node.position?.start.line ?? 1 });
    if (node.depth === 1) {
      report(context, node, {
        rule: "title-in-body",
        text: "the body has a heading of level 1",
        advice: "the title comes from front matter; begin with ##",
      });
    }
  });
  return headings;
}
