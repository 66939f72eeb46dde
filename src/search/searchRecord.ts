/** What search finds: one section of a page. `heading` and `anchor` are empty for the part above the first heading. */
export type SearchRecord = {
  id: number;
  path: string;
  title: string;
  heading: string;
  anchor: string;
  text: string;
  /** Name of the part of the documentation the page belongs to. */
  section: string;
};

/** Fields that are published with the index; search shows them and needs no others. */
export const storedFields = [
  "id",
  "path",
  "title",
  "heading",
  "anchor",
  "text",
  "section",
] satisfies (keyof SearchRecord)[];
