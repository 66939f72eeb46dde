import { createElement, type ReactNode, useRef } from "react";
import { type ContentTree as Tree, isMarkup, type TreeNode } from "../../types/contentTree";
import * as styles from "./ContentTree.module.css";
import { proseComponents } from "./proseComponents";
import { useDrawnLater } from "./useDrawnLater";

type Props = { tree: Tree };

/** Draws the body of a doc: HTML elements as they are, the registered components from their table. */
export function ContentTree({ tree }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useDrawnLater(ref);
  return (
    <div className={styles.prose} ref={ref}>
      {tree.map(drawNode)}
    </div>
  );
}

function drawNode(node: TreeNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const [name, attributes, ...children] = node;
  const [only] = children;
  if (isMarkup(only)) {
    // Made at build from escaped text (docs/compile/draw/foldMarkup.ts).
    return createElement(name, { key: index, ...attributes, dangerouslySetInnerHTML: { __html: only.html } });
  }
  const component = proseComponents[name] ?? name;
  return createElement(component, { key: index, ...attributes }, ...(children as TreeNode[]).map(drawNode));
}
