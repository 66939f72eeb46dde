/** Stands between the cells of a table in a section's text, where a space would make one sentence of them. */
export const cellSeparator = "·";
