import type { Markup, TreeElement, TreeNode } from "../../../types/contentTree";

/** An element with what `change` makes of each of its children. */
export function withChildren(
  [name, attributes, ...children]: TreeElement,
  change: (child: TreeNode | Markup) => TreeNode | Markup,
): TreeElement {
  return [name, attributes, ...children.map(change)];
}
