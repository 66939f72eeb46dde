/** Stands between the cells of a table's row in a section's text, where a space would make one sentence of them. */
export const cellSeparator = "·";

/** Stand around each line of code in a section's text: control characters, which no reader types and no page shows. */
export const codeLine = { start: "\u0002", end: "\u0003" };

/** Stand around each row of a table. */
export const tableRow = { start: "\u0004", end: "\u0005" };

/** Stands before a label, of a tab, a note, a drawing: what is said before it does not run on into it. */
export const labelStart = "\u0006";
