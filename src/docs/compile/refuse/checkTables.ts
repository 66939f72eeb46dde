import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type CompileContext, report } from "../compileContext";

/** Every column has a name: screen readers say it before each cell. */
export function checkTables(root: Root, context: CompileContext): void {
  visit(root, "table", ({ children: [head] }) => {
    for (const cell of head?.children ?? []) {
      if (toString(cell).trim() !== "") continue;
      report(context, cell, {
        rule: "table-headers",
        text: "a column has no name",
        advice: "write what its cells are, for example Property",
      });
    }
  });
}
