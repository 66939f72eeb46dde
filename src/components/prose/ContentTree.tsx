import { createElement, Fragment, type ReactNode } from "react";
import type { ContentTree as Tree, TreeNode } from "../../types/contentTree";
import * as styles from "./ContentTree.module.css";
import { proseComponents } from "./proseComponents";

type Props = { tree: Tree };

/** Draws the body of a doc: HTML elements as they are, the registered components from their table. */
export function ContentTree({ tree }: Props) {
  return <div className={styles.prose}>{drawNodes(tree)}</div>;
}

function drawNodes(nodes: TreeNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
    const [name, attributes, ...children] = node;
    const component = proseComponents[name] ?? name;
    return createElement(component, { key: index, ...attributes }, ...drawNodes(children));
  });
}
