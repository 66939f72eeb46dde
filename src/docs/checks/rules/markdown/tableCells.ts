import { docRule } from "../../rule";

/** Every row of a table has as many cells as its head: others are cut off, or leave holes. */
export const tableCells = docRule({
  id: "table-cells",
  severity: "warning",
  about: "rows of a table with more or fewer cells than its head",
  when: "check",
  reads: (_doc, { written }) => written.tables,
  find: (tables) =>
    tables.flatMap(([head, ...rows]) =>
      rows
        .filter(({ cells }) => cells !== head?.cells)
        .map(({ line, cells }) => ({
          line,
          text: `the row has ${cells} cells, the head of its table ${head?.cells ?? 0}`,
          advice: "give it as many; write \\| for the character in a cell",
        })),
    ),
});
