import { toString } from "mdast-util-to-string";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

/** Every column has a name: screen readers say it before each cell. */
export function checkTables(context: CompileContext): Handlers {
  return {
    table({ children: [head] }) {
      for (const cell of head?.children ?? []) {
        if (toString(cell).trim() !== "") continue;
        report(context, cell, {
          rule: "table-headers",
          text: "a column has no name",
          advice: "write what its cells are, for example Property",
        });
      }
    },
  };
}
