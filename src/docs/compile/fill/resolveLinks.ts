import type { Link, Parents, RootContent } from "mdast";
import { addressScheme, allowedSchemes } from "../../addressScheme";
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
      const scheme = addressScheme(node.url);
      if (scheme !== null) return checkScheme(node, scheme, context) ? undefined : unlink(node, index, parent);
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      if (node.url.startsWith("#")) {
        targets.push({ path: null, anchor: node.url.slice(1), line, column });
        return undefined;
      }
      if (!node.url.startsWith("/")) {
        reportMarkdownLink(node, context);
        return unlink(node, index, parent);
      }
      const { path, search, hash } = plainLink(node.url);
      const target = context.ask.resolvePath(path);
      node.url = `${target ?? path}${search}${hash}`;
      targets.push({ path: target ?? path, anchor: hash.slice(1), line, column });
      return undefined;
    },
  };
}

/** A link that leads nowhere, or to where it may not, is text. @returns where the walk goes on */
function unlink(node: Link, index: number, parent: Parents): number {
  (parent.children as RootContent[]).splice(index, 1, ...node.children);
  return index;
}

/** @returns whether the link may stay */
function checkScheme(node: Link, scheme: string, context: CompileContext): boolean {
  if (!allowedSchemes.includes(scheme)) {
    report(context, node, {
      rule: "safe-address",
      text: `a link leads to a ${scheme}: address`,
      advice: "link to a page of this site, or to an https:, mailto: or tel: address",
    });
    return false;
  }
  if (scheme === "http") {
    report(context, node, {
      rule: "encrypted-link",
      text: `the link ${node.url} is not encrypted`,
      advice: "write https:, or say the address in inline code when it is one of the reader's own machine",
    });
  }
  return true;
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
