import type { ContentTree, TreeElement, TreeNode } from "../../../types/contentTree";

/** Begin anew, over text and sample: what they say holds for both. */
const spanning = new Set(["h2", "h3", "h4", "Endpoint"]);

/**
 * Pairs, on pages about endpoints, what is said with the samples that follow it, so that wide screens can show them side
 * by side. The order stays that of the author, in which phones and screen readers have it. Other pages stay as they are.
 * @returns a pair as `["div", { "data-pair": "" }, ["div", null, …text], ["div", null, …samples]]`
 */
export function placeSamples(tree: ContentTree): ContentTree {
  if (!tree.some((node) => nameOf(node) === "Endpoint")) return tree;
  const placed: ContentTree = [];
  let text: TreeNode[] = [];
  let samples: TreeNode[] = [];
  const endPair = () => {
    if (text.length > 0 && samples.length > 0) placed.push(pairOf(text, samples));
    else placed.push(...text, ...samples);
    text = [];
    samples = [];
  };
  for (const node of tree) {
    const isSpanning = spanning.has(nameOf(node));
    if (isSample(node)) samples.push(node);
    else {
      if (isSpanning || samples.length > 0) endPair();
      if (isSpanning) placed.push(node);
      else text.push(node);
    }
  }
  endPair();
  return placed;
}

function pairOf(text: TreeNode[], samples: TreeNode[]): TreeElement {
  return ["div", { "data-pair": "" }, ["div", null, ...text], ["div", null, ...samples]];
}

/** Code, or the same code in several languages. */
function isSample(node: TreeNode): boolean {
  if (typeof node === "string") return false;
  const [name, , ...children] = node;
  return name === "CodeBlock" || (name === "Tabs" && children.every((tab) => isOnlyCode(tab as TreeNode)));
}

function isOnlyCode(tab: TreeNode): boolean {
  return typeof tab !== "string" && tab.slice(2).every((node) => nameOf(node as TreeNode) === "CodeBlock");
}

function nameOf(node: TreeNode): string {
  return typeof node === "string" ? "" : node[0];
}
