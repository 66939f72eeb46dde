import type { Link, RootContent } from "mdast";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";
import { plainLink } from "./plainLink";

/** A link from a doc to a place on this site, as the checks want it. `path` is null for a link within the page. */
export type DocLinkTarget = { path: string | null; anchor: string; line: number; column: number };

/**
 * Rewrites links to the addresses pages really have.
 * @param targets is told of each link within the site, for the checks
 */
export function resolveLinks(context: CompileContext, targets: DocLinkTarget[]): Handlers {
  return {
    link(node, index, parent) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(node.url)) return undefined;
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      if (node.url.startsWith("#")) {
        targets.push({ path: null, anchor: node.url.slice(1), line, column });
        return undefined;
      }
      if (!node.url.startsWith("/")) {
        reportMarkdownLink(node, context);
        // A link that leads nowhere is text.
        (parent.children as RootContent[]).splice(index, 1, ...node.children);
        return index;
      }
      const { path, search, hash } = plainLink(node.url);
      const target = context.ask.resolvePath(path);
      node.url = `${target ?? path}${search}${hash}`;
      targets.push({ path: target ?? path, anchor: hash.slice(1), line, column });
      return undefined;
    },
  };
}

function reportMarkdownLink(node: Link, context: CompileContext): void {
  const isFile = /\.mdx?(?:[?#]|$)/.test(node.url);
  report(context, node, {
    rule: "markdown-link",
    text:
      node.url === ""
        ? "a link has no address"
        : `the ${isFile ? "Markdown file" : "relative"} link ${node.url} leads nowhere`,
    advice: "write the address of the page: /section/slug/",
  });
}
