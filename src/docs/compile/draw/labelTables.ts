import { toString } from "mdast-util-to-string";
import type { Handlers } from "../walk";

/** Names each table after the heading above it: a table that scrolls is a region, and a region needs a name. */
export function labelTables(title: string): Handlers {
  let label = title;
  return {
    heading: (node) => void (label = toString(node)),
    table(node) {
      node.data = { ...node.data, hProperties: { label } };
    },
  };
}
