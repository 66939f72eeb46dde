/** Where in a record a word may stand. */
export type Field = "title" | "heading" | "lead" | "text";

export const fields: readonly Field[] = ["title", "heading", "lead", "text"];

/** Where postings say that a stem stands: in the fields of records, and in phrases of `keywords`. */
export type Place = Field | "phrases";

export const places: readonly Place[] = [...fields, "phrases"];
