import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

export type DocHeading = { depth: number; text: string; anchor: string; line: number };

/**
 * Gives every heading its anchor. A translation takes the original's anchors by position, so that a link to a
 * heading and the language switch work in both languages; its own slug is used only where the original has none.
 * @param headings is told of each heading
 */
export function anchorHeadings(context: CompileContext, headings: DocHeading[]): Handlers {
  const slugger = new GithubSlugger();
  const originalAnchors = context.ask.originalAnchors();
  return {
    heading(node) {
      const text = toString(node);
      const anchor = originalAnchors?.[headings.length] ?? slugger.slug(text);
      node.data = { ...node.data, hProperties: { id: anchor } };
      headings.push({ depth: node.depth, text, anchor, line: node.position?.start.line ?? 1 });
      if (node.depth !== 1) return;
      report(context, node, {
        rule: "title-in-body",
        text: "the body has a heading of level 1",
        advice: "the title comes from front matter; begin with ##",
      });
    },
  };
}
