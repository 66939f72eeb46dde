import type { Parents, RootContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { CompileContext } from "../compileContext";
import { attributeValue, type JsxElement } from "../refuse/checkComponents";
import type { Handlers, Step } from "../walk";
import { labelNamed } from "./labelNamed";

/**
 * Puts what the product's interface says in the place of its name: `<Label>` becomes `<b>`, which the
 * style sheet draws as a label. Authors have no other way to write `<b>`.
 */
export function substituteLabels(context: CompileContext): Handlers {
  const replaceElement = (node: JsxElement, index: number, parent: Parents): Step => {
    if (node.name !== "Label") return undefined;
    const value = labelNamed(attributeValue(node, "name"), node, context);
    const label: MdxJsxTextElement = {
      type: "mdxJsxTextElement",
      name: "b",
      attributes: [],
      children: value ? [{ type: "text", value }] : [],
      position: node.position,
    };
    const isInline = node.type === "mdxJsxTextElement";
    const children = parent.children as RootContent[];
    children.splice(index, 1, isInline ? label : { type: "paragraph", children: [label] });
    return index + 1;
  };
  return { mdxJsxTextElement: replaceElement, mdxJsxFlowElement: replaceElement };
}
