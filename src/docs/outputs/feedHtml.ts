import { type ContentTree, isMarkup, type Markup, type TreeNode } from "../../types/contentTree";
import { escapeAttribute, escapeHtml } from "../escapeHtml";

/** Names of a content tree that are no HTML, and what they are in a feed. */
const htmlNames: Record<string, string> = { Path: "code", Key: "kbd", Figure: "figure", CodeBlock: "pre" };
const voidElements = new Set(["br", "hr", "img"]);
/** What readers of a feed need: everything else serves the site's own styles and scripts. */
const keptAttributes = new Set(["href", "src", "alt", "title", "start"]);

/**
 * The HTML of a release note for readers of a feed, which know neither our components nor our addresses.
 * @param page address of the page that shows the note; addresses that begin with `/` are below its site, those that begin with `#` on it
 */
export function feedHtml(tree: ContentTree, siteUrl: string, page: string): string {
  const absolute = (address: string) =>
    address.startsWith("/") ? siteUrl + address : address.startsWith("#") ? page + address : address;
  const htmlOf = (node: TreeNode | Markup): string => {
    if (typeof node === "string") return escapeHtml(node);
    if (isMarkup(node)) return node.html;
    const [name, attributes, ...children] = node;
    const tag = htmlNames[name] ?? name;
    const kept = Object.entries(attributes ?? {}).filter(([key]) => keptAttributes.has(key) && name !== "CodeBlock");
    const written = kept.map(([key, value]) => {
      const text = key === "href" || key === "src" ? absolute(String(value)) : String(value);
      return ` ${key}="${escapeAttribute(text)}"`;
    });
    const open = `<${tag}${written.join("")}>`;
    if (voidElements.has(tag)) return open;
    return `${open}${children.map(htmlOf).join("")}${ownContent(node)}</${tag}>`;
  };
  return tree.map(htmlOf).join("");
}

/** What a component shows of its attributes: coloured code, which is HTML already, and the caption of a figure. */
function ownContent([name, attributes]: Exclude<TreeNode, string>): string {
  if (name === "CodeBlock") return `<code>${String(attributes?.html ?? "")}</code>`;
  if (name === "Figure") return `<figcaption>${escapeHtml(String(attributes?.caption ?? ""))}</figcaption>`;
  return "";
}
