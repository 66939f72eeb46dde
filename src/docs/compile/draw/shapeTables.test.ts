import { expect, test } from "vitest";
import type { TreeElement, TreeNode } from "../../../types/contentTree";
import { shapeTables } from "./shapeTables";

const row = (name: "th" | "td", cells: TreeNode[], id?: string): TreeElement => [
  "tr",
  id ? { id } : null,
  ...cells.map((cell): TreeElement => [name, null, cell]),
];
const table = (head: string[], ...rows: TreeElement[]): TreeElement => [
  "table",
  { label: "Table" },
  ["thead", null, row("th", head)],
  ["tbody", null, ...rows],
];
const attributesOf = (node: TreeNode | undefined) => (node as TreeElement)[1];
const bodyOf = (node: TreeNode | undefined) => (node as TreeElement)[3] as TreeElement;

test("makes the first cell of a row its head; two short columns stay side by side", () => {
  const [shaped] = shapeTables([table(["Key", "Does"], row("td", ["Enter", "opens"]))]);
  expect(attributesOf(shaped)).toEqual({ label: "Table", first: "narrow" });
  expect(bodyOf(shaped)).toEqual([
    "tbody",
    null,
    ["tr", null, ["th", { scope: "row" }, "Enter"], ["td", null, "opens"]],
  ]);
});

test("names the column in each cell of a table that phones show stacked, and keeps its meaning for screen readers", () => {
  const [shaped] = shapeTables([table(["Code", "Means", "Do"], row("td", ["1", "busy", "wait"]))]);
  expect(attributesOf(shaped)).toEqual({ label: "Table", first: "narrow", stacked: true });
  expect(bodyOf(shaped)[2]).toEqual([
    "tr",
    { role: "row" },
    ["th", { scope: "row", role: "rowheader" }, "1"],
    ["td", { role: "cell", "data-label": "Means" }, "busy"],
    ["td", { role: "cell", "data-label": "Do" }, "wait"],
  ]);
});

test("stacks two columns, too, whose words do not fit beside each other", () => {
  const [short, long] = shapeTables([
    table(["A", "B"], row("td", ["LOCK_PROFILE_ERROR", "short"])),
    table(["A", "B"], row("td", ["LOCK_PROFILE_ERROR", "another_long_name"])),
  ]);
  expect([attributesOf(short)?.stacked, attributesOf(long)?.stacked]).toEqual([undefined, true]);
});

test("gives all tables of a page a first column of one width, also inside components", () => {
  const narrow = table(["A", "B"], row("td", ["x", "y"]));
  const middle = table(["A", "B"], row("td", ["profile_start", "y"]));
  const [outer, note] = shapeTables([narrow, ["Note", null, middle]]);
  expect(attributesOf(outer)?.first).toBe("middle");
  expect(attributesOf((note as TreeElement)[2] as TreeNode)?.first).toBe("middle");
});

test("links the head of a row that has an address to itself", () => {
  const code: TreeElement = ["code", null, "busy"];
  const [shaped] = shapeTables([table(["Code", "Means"], row("td", [code, "wait"], "busy"))]);
  expect((bodyOf(shaped)[2] as TreeElement)[2]).toEqual([
    "th",
    { scope: "row" },
    ["a", { href: "#busy", "data-row": "" }, code],
  ]);
});
