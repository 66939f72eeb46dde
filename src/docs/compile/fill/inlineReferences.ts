import type { Definition, Link, LinkReference, Root } from "mdast";
import { visit } from "unist-util-visit";

/** Turns links by reference (`[text][1]`) into plain links, so that every later step sees one kind of link. */
export function inlineReferences(root: Root): void {
  const urls = new Map<string, string>();
  visit(root, "definition", (node: Definition) => void urls.set(node.identifier, node.url));
  visit(root, "linkReference", (node: LinkReference, index, parent) => {
    const url = urls.get(node.identifier);
    if (url === undefined || !parent || index === undefined) return;
    const link: Link = { type: "link", url, children: node.children };
    if (node.position) link.position = node.position;
    parent.children.splice(index, 1, link);
  });
}
