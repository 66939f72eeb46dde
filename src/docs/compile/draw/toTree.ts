import type { Element, ElementContent, Root as HastRoot, RootContent } from "hast";
import type { Code, Paragraph, Root } from "mdast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { ContentTree, TreeAttributes, TreeNode } from "../../../types/contentTree";

const toHast = unified().use(remarkRehype, {
  passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"],
  handlers: {
    code: (_state: unknown, node: Code): Element => ({
      type: "element",
      tagName: "CodeBlock",
      properties: { ...node.data?.codeBlock },
      children: [],
    }),
    paragraph(state: { all(node: Paragraph): ElementContent[] }, node: Paragraph): Element {
      const [image, ...rest] = node.children;
      const isFigure = image?.type === "image" && image.title && rest.length === 0;
      const properties = isFigure ? { caption: image.title ?? "" } : {};
      return { type: "element", tagName: isFigure ? "Figure" : "p", properties, children: state.all(node) };
    },
  },
});

/** Turns a checked document into plain arrays that travel as JSON. */
export function toTree(root: Root): ContentTree {
  return childNodes(toHast.runSync(root));
}

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Child = RootContent | ElementContent | JsxElement;

const inlineParents = new Set(["p", "a", "strong", "em", "del", "td", "th", "code", "h2", "h3", "h4", "Key", "Path"]);
const blocks = new Set(["ul", "ol", "p", "table", "blockquote", "CodeBlock", "Figure"]);

function childNodes(parent: HastRoot | Element | JsxElement): TreeNode[] {
  const name = "tagName" in parent ? parent.tagName : "name" in parent ? (parent.name ?? "") : "";
  const children = parent.children as Child[];
  return children.flatMap((child, index): TreeNode[] => {
    if (child.type === "text") {
      const isSpacing = child.value.trim() === "" && child.value.includes("\n");
      const isLoose = !inlineParents.has(name) && [children[index - 1], children[index + 1]].some(isBlock);
      return isSpacing && isLoose ? [] : [child.value];
    }
    if (child.type === "element") return [[child.tagName, properties(child), ...childNodes(child)]];
    if (child.type === "mdxJsxFlowElement" && child.data?.note) return child.data.note.tree;
    if (child.type === "mdxJsxFlowElement" || child.type === "mdxJsxTextElement") {
      return [[child.name ?? "", jsxAttributes(child), ...childNodes(child)]];
    }
    return [];
  });
}

function isBlock(node: Child | undefined): boolean {
  if (!node || node.type === "mdxJsxFlowElement") return true;
  return (
    node.type === "element" && (blocks.has(node.tagName) || /^(?:h\d|li|hr|t(?:head|body|r|h|d))$/.test(node.tagName))
  );
}

function properties(element: Element): TreeAttributes | null {
  const entries = Object.entries(element.properties).filter((entry): entry is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function jsxAttributes(element: JsxElement): TreeAttributes | null {
  const entries = element.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" ? [[attribute.name, attribute.value ?? true] as const] : [],
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as TreeAttributes) : null;
}
