import type { Link, Root, RootContent } from "mdast";
import { walk } from "../walk";

/** Turns links by reference (`[text][1]`) into plain links, so that every later step sees one kind of link. */
export function inlineReferences(root: Root): void {
  const urls = new Map<string, string>();
  walk(root, { definition: ({ identifier, url }) => void urls.set(identifier, url) });
  if (urls.size === 0) return;
  walk(root, {
    linkReference(node, index, parent) {
      const url = urls.get(node.identifier);
      if (url === undefined) return;
      const link: Link = { type: "link", url, children: node.children };
      if (node.position) link.position = node.position;
      (parent.children as RootContent[]).splice(index, 1, link);
    },
  });
}
