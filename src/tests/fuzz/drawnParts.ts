import { addressScheme, allowedSchemes } from "../../docs/addressScheme";
import { isMarkup, type Markup, type TreeNode } from "../../types/contentTree";

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

/** A tag of folded markup (`docs/compile/draw/foldMarkup.ts`): nothing in it leads anywhere. */
const foldedTag = /^<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>$/;
const leading = new Set(["a", "img"]);

/** What of a drawn body no reader's browser should get: unknown elements and attributes, addresses that run, markup. */
export function unsafeParts(node: TreeNode | Markup): string[] {
  if (typeof node === "string") return [];
  if (isMarkup(node)) return (node.html.match(/<[^>]*>?/g) ?? []).filter((tag) => !isHarmless(tag));
  const [name, given, ...children] = node;
  const own = Object.entries(given ?? {}).flatMap(([key, value]) => {
    if (!attributes.has(key) && !key.startsWith("data-")) return [`attribute ${key} of ${name}`];
    if (key === "href" || key === "src") return isSafe(String(value)) ? [] : [`${key}="${value}"`];
    return key === "html" ? (String(value).match(/<[^>]*>?/g) ?? []).filter((tag) => !codeTag.test(tag)) : [];
  });
  return [...(elements.has(name) ? [] : [`element ${name}`]), ...own, ...children.flatMap(unsafeParts)];
}

function isHarmless(tag: string): boolean {
  const [, name = "", given = ""] = foldedTag.exec(tag) ?? [];
  const names = [...given.matchAll(/ ([a-z-]+)=/g)].map(([, key = ""]) => key);
  return (
    elements.has(name) && !leading.has(name) && names.every((key) => attributes.has(key) || key.startsWith("data-"))
  );
}

function isSafe(address: string): boolean {
  const scheme = addressScheme(address);
  return scheme === null || allowedSchemes.includes(scheme);
}
