import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { partKind, partKinds } from "../../screens/screen";
import { type CompileContext, report } from "../compileContext";
import { components } from "./components";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const outermost = "Screen";

/** Whether an element is a drawing of the interface, or a part of one that holds others. */
export function isDrawing({ name }: JsxElement): boolean {
  return name === outermost || Boolean(partKind(name) && components[name ?? ""]?.wraps);
}

/** Refuses in drawings what is no part of them, and takes it out: words of authors stand in attributes. */
export function checkDrawing(node: JsxElement, context: CompileContext): void {
  const isForeign = (child: JsxElement["children"][number]) =>
    child.type !== "mdxJsxFlowElement" || (Object.hasOwn(components, child.name ?? "") && !partKind(child.name));
  const foreign = node.children.filter(isForeign);
  for (const child of foreign) {
    const what = child.type === "mdxJsxFlowElement" ? `<${child.name}>` : `a ${child.type}`;
    report(context, child, { rule: "screen", text: `<${node.name}> holds ${what}`, advice });
  }
  node.children = node.children.filter((child) => !isForeign(child)) as [];
  if (node.name === outermost && node.children.length + foreign.length === 0)
    report(context, node, { rule: "screen", text: `<${outermost}> holds nothing`, advice });
}

const advice = `draw with ${Object.keys(partKinds)
  .map((name) => `<${name}>`)
  .join(", ")}; see «Draw the interface» in .github/CONTRIBUTING.md`;
