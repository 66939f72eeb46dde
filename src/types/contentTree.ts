/** Attributes of an element; only plain values, so that the tree survives JSON. */
export type TreeAttributes = Record<string, string | number | boolean>;

/** HTML, made at build from escaped text. */
export type Markup = { html: string };

/**
 * `[name, attributes, ...children]`: an HTML element in lower case or a registered component in upper case. Where nothing
 * inside it has a behaviour, its one child is markup, which React does not walk.
 */
export type TreeElement = [name: string, attributes: TreeAttributes | null, ...children: (TreeNode | Markup)[]];

export type TreeNode = string | TreeElement;

/** The body of a doc as data: what the compiler writes and `components/prose/ContentTree` draws. */
export type ContentTree = TreeNode[];

/** Whether a child of an element is markup, and so the only one. */
export function isMarkup(child: TreeNode | Markup | undefined): child is Markup {
  return typeof child === "object" && "html" in child;
}

/** Whether a body has samples beside what is said (docs/compile/draw/placeSamples.ts). */
export function hasPairs(tree: ContentTree): boolean {
  return tree.some((node) => typeof node !== "string" && node[1]?.["data-pair"] !== undefined);
}
