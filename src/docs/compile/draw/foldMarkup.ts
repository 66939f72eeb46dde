import {
  type ContentTree,
  isMarkup,
  type Markup,
  type TreeAttributes,
  type TreeElement,
  type TreeNode,
} from "../../../types/contentTree";
import { escapeAttribute, escapeHtml } from "../../escapeHtml";

/** HTML elements that the site draws with more than a tag: those that `components/prose/proseComponents` has. */
export const drawnElements: ReadonlySet<string> = new Set(["a", "h2", "h3", "h4", "img", "table"]);
/** Their words name their anchors. */
const headings = new Set(["h2", "h3", "h4"]);
const withoutEnd = new Set(["br", "hr", "wbr"]);

/**
 * Makes markup of whatever has no behaviour: three quarters of all elements of our docs. React takes it as it is, where it
 * would walk through each element when a page comes alive and when it is opened.
 */
export function foldMarkup(tree: ContentTree): ContentTree {
  return tree.map(fold);
}

function fold(node: TreeNode): TreeNode {
  if (typeof node === "string") return node;
  const [name, attributes, ...children] = node;
  // A text alone is as short, and React draws it in one step.
  if (headings.has(name) || children.every((child) => typeof child === "string")) return node;
  if (isPlain(node)) return [name, attributes, { html: children.map(htmlOf).join("") }];
  return [name, attributes, ...children.map((child) => (isMarkup(child) ? child : fold(child)))];
}

/** Whether a browser shows it as React would. */
function isPlain(node: TreeNode | Markup): boolean {
  if (typeof node === "string" || isMarkup(node)) return true;
  const [name, attributes, ...children] = node;
  const isTag = /^[a-z]/.test(name) && (!drawnElements.has(name) || isRowLink(node));
  return isTag && Object.entries(attributes ?? {}).every(isSame) && children.every(isPlain);
}

/** The link of a row to itself, which the browser follows alone. */
function isRowLink([, attributes]: TreeElement): boolean {
  return attributes?.["data-row"] !== undefined;
}

/** Attributes that React and HTML write in the same way. */
function isSame([name, value]: [string, TreeAttributes[string]]): boolean {
  return /^[a-z-]+$/.test(name) && typeof value !== "boolean";
}

function htmlOf(node: TreeNode | Markup): string {
  if (typeof node === "string") return escapeHtml(node);
  if (isMarkup(node)) return node.html;
  const [name, attributes, ...children] = node;
  const written = Object.entries(attributes ?? {}).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  const start = `<${name}${written.join("")}>`;
  return withoutEnd.has(name) ? start : `${start}${children.map(htmlOf).join("")}</${name}>`;
}
