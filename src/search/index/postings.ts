import type { Field } from "./fields";

/** For each stem, the numbers of the records (ascending) where it stands in each field. */
export type Postings = Map<string, Partial<Record<Field, number[]>>>;
