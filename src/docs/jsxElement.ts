import type { Text } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** Attributes of an element that the compiler makes, by name. */
export function jsxAttributes(attributes: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));
}

/** An element that the compiler puts into a document: a component or a part of a picture. */
export function jsxElement(
  name: string,
  attributes: Record<string, string>,
  children: (MdxJsxFlowElement | Text)[] = [],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: jsxAttributes(attributes),
    // The tree's types know no text outside paragraphs, but SVG has it.
    children: children as MdxJsxFlowElement[],
  };
}
