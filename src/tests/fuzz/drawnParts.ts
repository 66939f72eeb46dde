import { addressScheme, allowedSchemes } from "../../docs/addressScheme";
import type { TreeNode } from "../../types/contentTree";

const words = (list: string) => new Set(list.split(" "));

/** Every element that a body may be drawn with: HTML, parts of a diagram, our components. */
const elements = words(
  "a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img li ol p strong table tbody td th thead tr ul " +
    "svg g path rect text tspan polygon " +
    "AllDocs Card Cards CodeBlock Danger Details Diagram FeedLink Figure Info Key ListedDoc Note Path Steps Tab Tabs Tip Warning",
);

/** Every attribute that one of them may have. */
const attributes = words(
  "id href src alt title width height loading decoding start align label caption group value summary description doc " +
    "language html lines columns text fontSize className viewBox d x y rx transform points",
);

/** Coloured code is markup that was made at build: spans with classes, nothing else. */
const codeTag = /^<(?:span(?: class="[a-z ]+")?|\/span)>$/;

/** What of a drawn body no reader's browser should get: unknown elements and attributes, addresses that run, markup. */
export function unsafeParts(node: TreeNode): string[] {
  if (typeof node === "string") return [];
  const [name, given, ...children] = node;
  const own = Object.entries(given ?? {}).flatMap(([key, value]) => {
    if (!attributes.has(key) && !key.startsWith("data-")) return [`attribute ${key} of ${name}`];
    if (key === "href" || key === "src") return isSafe(String(value)) ? [] : [`${key}="${value}"`];
    return key === "html" ? (String(value).match(/<[^>]*>?/g) ?? []).filter((tag) => !codeTag.test(tag)) : [];
  });
  return [...(elements.has(name) ? [] : [`element ${name}`]), ...own, ...children.flatMap(unsafeParts)];
}

function isSafe(address: string): boolean {
  const scheme = addressScheme(address);
  return scheme === null || allowedSchemes.includes(scheme);
}
