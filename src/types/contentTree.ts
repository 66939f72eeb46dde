/** Attributes of an element; only plain values, so that the tree survives JSON. */
export type TreeAttributes = Record<string, string | number | boolean>;

/** `[name, attributes, ...children]`: an HTML element in lower case or a registered component in upper case. */
export type TreeElement = [name: string, attributes: TreeAttributes | null, ...children: TreeNode[]];

export type TreeNode = string | TreeElement;

/** The body of a doc as data: what the compiler writes and `components/prose/ContentTree` draws. */
export type ContentTree = TreeNode[];
