/** Levels of the headings that the table of contents and search know (seed checklist S9); deeper ones are text to them. */
export const listedLevels = { min: 2, max: 3 } as const;
