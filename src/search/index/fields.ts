/** Where in a record a word may stand. */
export type Field = "title" | "heading" | "lead" | "keywords" | "text";

export const fields: readonly Field[] = ["title", "heading", "lead", "keywords", "text"];
