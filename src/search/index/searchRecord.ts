import type { Locale } from "../../site/locales";
import type { RecordWords } from "./recordWords";

/** What search finds: one section of a page. `heading` and `anchor` are empty for the part above the first heading. */
export type SearchRecord = {
  /** Unique among the records; search itself goes by their order. */
  id: number | string;
  path: string;
  title: string;
  heading: string;
  anchor: string;
  text: string;
  /** The sentence that says what the page is for; only the part above the first heading has it. */
  lead?: string;
  /** What readers type for the page, a phrase a line; only the part above the first heading has it. */
  keywords?: string;
  /** Name of the part of the documentation the page belongs to. */
  section: string;
  /** Language of the words, where it is not that of the index: a doc that is not translated yet. */
  locale?: Locale | null;
  /** Its words, where they have been read before: a site reads those of a doc once, and not with every index. */
  words?: RecordWords;
};
