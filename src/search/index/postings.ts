import type { Field } from "./fields";

/** The numbers of the records (ascending) where a stem stands in each field. */
export type StemPostings = Partial<Record<Field, number[]>>;

/** The postings of each stem. */
export type Postings = Map<string, StemPostings>;
