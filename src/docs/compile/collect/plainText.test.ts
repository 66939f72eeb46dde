import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { cellSeparator, codeLine, labelStart, tableRow } from "../../../search/shown/separators";
import { joinBlocks, plainText } from "./plainText";

const listOf = (...texts: string[]): Nodes => ({
  type: "list",
  children: texts.map((value) => ({
    type: "listItem",
    children: [{ type: "paragraph", children: [{ type: "text", value }] }],
  })),
});

test("blocks that are no sentences are kept apart, sentences follow each other", () => {
  expect(plainText(listOf("Trash", "Restore Profile", "Close it."))).toBe("Trash · Restore Profile · Close it.");
  expect(plainText(listOf("Open it.", "(You can.)", "Close"))).toBe("Open it. (You can.) Close");
});

test("an introduction runs on into what it introduces, and code stands between marks of its own", () => {
  const code = `${codeLine.start}run${codeLine.end}`;
  expect(joinBlocks(["Choose:", " first ", "", "second"])).toBe("Choose: first · second");
  expect(joinBlocks(["Then", code, "it starts"])).toBe(`Then ${code} it starts`);
});

test("a label stands behind a mark, apart from what follows it, and a cell with a dash alone is empty", () => {
  const label: Nodes = {
    type: "mdxJsxFlowElement",
    name: "Tab",
    attributes: [{ type: "mdxJsxAttribute", name: "label", value: "Bash" }],
    children: [{ type: "paragraph", children: [{ type: "text", value: "Run it." }] }],
  };
  expect(plainText(label)).toBe(`${labelStart}Bash ${cellSeparator} Run it.`);
  expect(joinBlocks(["Then", plainText(label)])).toBe(`Then ${labelStart}Bash ${cellSeparator} Run it.`);
  const cell = (value: string): Nodes => ({ type: "tableCell", children: [{ type: "text", value }] });
  const row = { type: "tableRow", children: [cell("Port"), cell("—"), cell("45011")] } as Nodes;
  expect(plainText(row)).toBe(`${tableRow.start}Port ${cellSeparator} 45011${tableRow.end}`);
});
