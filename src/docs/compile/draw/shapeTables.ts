import {
  type ContentTree,
  isMarkup,
  type Markup,
  type TreeAttributes,
  type TreeElement,
  type TreeNode,
} from "../../../types/contentTree";
import { longestPiece } from "./wholeTokens";
import { withChildren } from "./withChildren";

/** Letters that two columns have side by side on a phone; with more, and with three columns, rows are stacked there. */
const lettersBeside = 32;

/**
 * Makes tables fit for every width: the first cell of a row is its head, cells of tables that phones show stacked carry
 * the name of their column, and the first columns of a page are equally wide.
 */
export function shapeTables(tree: ContentTree): ContentTree {
  const tables: TreeElement[] = [];
  const gather = (node: TreeNode | Markup) => {
    if (typeof node === "string" || isMarkup(node)) return;
    if (node[0] === "table") tables.push(node);
    else node.slice(2).forEach((child) => gather(child as TreeNode));
  };
  tree.forEach(gather);
  const first = firstWidth(tables);
  const shape = (node: TreeNode | Markup): TreeNode | Markup => {
    if (typeof node === "string" || isMarkup(node)) return node;
    return node[0] === "table" ? shapeTable(node, first) : withChildren(node, shape);
  };
  return tree.map((node) => shape(node) as TreeNode);
}

/** How wide the first columns must be, so that what they say stays whole: in words that `Table.module.css` knows. */
function firstWidth(tables: TreeElement[]): "narrow" | "middle" | "wide" {
  const texts = tables.flatMap((table) => rowsOf(table).map(([first]) => textOf(first)));
  const piece = Math.max(0, ...texts.map(longestPiece));
  const text = Math.max(0, ...texts.map(({ length }) => length));
  if (piece > 18) return "wide";
  return piece > 11 || text > 24 ? "middle" : "narrow";
}

function shapeTable([name, attributes, ...parts]: TreeElement, first: string): TreeElement {
  const table: TreeElement = [name, attributes, ...parts];
  const rows = rowsOf(table);
  const names = (rows[0] ?? []).map((cell) => textOf(cell));
  const pieces = names.map((_, column) => Math.max(...rows.map((cells) => longestPiece(textOf(cells[column])))));
  const isStacked = names.length > 2 || pieces.reduce((sum, length) => sum + length, 0) > lettersBeside;
  const shaped = parts.map((part) =>
    isPart(part, "tbody")
      ? withChildren(part, (row) => (isElement(row) ? shapeRow(row, names, isStacked) : row))
      : part,
  );
  return [name, { ...attributes, first, ...(isStacked && { stacked: true }) }, ...shaped];
}

function shapeRow([name, attributes, ...cells]: TreeElement, names: string[], isStacked: boolean): TreeElement {
  // Stacked cells are no cells to some browsers (WebKit before 17) unless they are told so.
  const role = (value: string): TreeAttributes => (isStacked ? { role: value } : {});
  const anchor = attributes?.id;
  const shaped = cells.filter(isElement).map(([, cellAttributes, ...children], column): TreeElement => {
    if (column > 0) {
      const label: TreeAttributes = isStacked ? { "data-label": names[column] ?? "" } : {};
      return ["td", orNull({ ...cellAttributes, ...role("cell"), ...label }), ...children];
    }
    const linked: (TreeNode | Markup)[] = anchor
      ? [["a", { href: `#${String(anchor)}`, "data-row": "" }, ...children]]
      : children;
    return ["th", { ...cellAttributes, scope: "row", ...role("rowheader") }, ...linked];
  });
  return [name, orNull({ ...attributes, ...role("row") }), ...shaped];
}

/** The cells of every row, the names of the columns first. */
function rowsOf(table: TreeElement): TreeElement[][] {
  return childrenOf(table).flatMap((part) => childrenOf(part).map((row) => childrenOf(row)));
}

function childrenOf(node: TreeElement): TreeElement[] {
  return (node.slice(2) as (TreeNode | Markup)[]).filter(isElement);
}

function isElement(node: TreeNode | Markup): node is TreeElement {
  return Array.isArray(node);
}

function isPart(node: TreeNode | Markup, name: string): node is TreeElement {
  return isElement(node) && node[0] === name;
}

function textOf(node: TreeNode | Markup | undefined): string {
  if (!node || isMarkup(node)) return "";
  return typeof node === "string"
    ? node
    : node
        .slice(2)
        .map((child) => textOf(child as TreeNode))
        .join("");
}

function orNull(attributes: TreeAttributes): TreeAttributes | null {
  return Object.keys(attributes).length > 0 ? attributes : null;
}
