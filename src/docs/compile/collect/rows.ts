import type { Table } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { jsxAttributes } from "../../jsxElement";
import { attributeValue } from "../refuse/checkComponents";
import type { Handlers } from "../walk";
import type { DocHeading } from "./headings";

/** What a link may lead to besides headings: rows of tables, and endpoints. */
export type Linkable = Table | MdxJsxFlowElement;

/** Gathers the tables and endpoints of a doc, in its order. @param found gets them */
export function linkablesOf(found: Linkable[]): Handlers {
  return {
    table: (node) => void found.push(node),
    mdxJsxFlowElement: (node) => void (node.name === "Endpoint" && found.push(node)),
  };
}

/**
 * Gives an anchor to every endpoint, and to every row of a reference table: of one whose rows all begin with code, as
 * commands, fields and errors do. Twins have the same code, and so the same anchors. Where a heading or something before it
 * has the name, a number follows it. @returns the anchors, in the doc's order
 */
export function anchorRows(linkables: Linkable[], headings: DocHeading[]): string[] {
  const taken = new Set(headings.map(({ anchor }) => anchor));
  const anchors: string[] = [];
  const claim = (code: string) => {
    const anchor = freeName(nameOf(code), taken);
    if (anchor) anchors.push(anchor);
    taken.add(anchor);
    return anchor;
  };
  for (const node of linkables) {
    if (node.type === "table") anchorTable(node, claim);
    else {
      const path = attributeValue(node, "path").replace(/[?#].*/, "");
      node.attributes.push(...jsxAttributes({ id: claim(`${attributeValue(node, "method")} ${path}`) }));
    }
  }
  return anchors;
}

function anchorTable({ children: [, ...rows] }: Table, claim: (code: string) => string): void {
  const isCode = ({ children: [first] }: (typeof rows)[number]) =>
    first?.children.length === 1 && first.children[0]!.type === "inlineCode";
  if (!rows.every(isCode)) return;
  for (const row of rows) {
    const anchor = claim(toString(row.children[0]));
    if (anchor) row.data = { ...row.data, hProperties: { id: anchor } };
  }
}

/** Letters and digits as they are in addresses, with hyphens for what stands between them. */
function nameOf(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function freeName(name: string, taken: Set<string>): string {
  if (!name || !taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** Every place of a doc that a link may lead to. */
export function anchorsOf({ headings, rows }: { headings: DocHeading[]; rows: string[] }): string[] {
  return [...headings.map(({ anchor }) => anchor), ...rows];
}
