import { addressScheme, allowedSchemes } from "../../docs/addressScheme";
import { isMarkup, type Markup, type TreeNode } from "../../types/contentTree";

const words = (list: string) => new Set(list.split(" "));

/** Every element that a body may be drawn with: HTML, parts of a diagram, our components. */
const elements = words(
  "a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr img li ol p span strong table tbody td th thead tr ul wbr " +
    "svg g path rect text tspan polygon div use " +
    "AllDocs Card Cards CodeBlock Danger Details Diagram Endpoint FeedLink Figure Info Key ListedDoc ListedSection Note Path " +
    "Screen Steps Tab Tabs Tip Warning",
);

/** Every attribute that one of them may have. */
const attributes = words(
  "id href src alt title width height loading decoding start align label caption group value summary description doc " +
    "aria-hidden language html lines columns text fontSize className viewBox d x y rx transform points first stacked " +
    "scope role isFolded method host path",
);

/** Coloured code is markup that was made at build: spans with classes, nothing else. */
const codeTag = /^<(?:span(?: class="[a-z ]+")?|\/span)>$/;

/** A tag of folded markup (`docs/compile/draw/foldMarkup.ts`): nothing in it leads anywhere but rows to themselves. */
const foldedTag = /^<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>$/;
const rowLink = /^<a href="#[\p{L}\p{N}_-]+" data-row="">$/u;
const leading = new Set(["a", "img"]);
/** An icon of the page itself. */
const iconTag = /^<use href="#i-[a-z]+">$/;

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
  if (tag === "</a>" || rowLink.test(tag) || iconTag.test(tag)) return true;
  const [, name = "", given = ""] = foldedTag.exec(tag) ?? [];
  const names = [...given.matchAll(/ ([a-z-]+)=/g)].map(([, key = ""]) => key);
  return (
    elements.has(name) &&
    !leading.has(name) &&
    names.every((key) => (attributes.has(key) && key !== "href") || key.startsWith("data-"))
  );
}

function isSafe(address: string): boolean {
  const scheme = addressScheme(address);
  return scheme === null || allowedSchemes.includes(scheme);
}
