import { fields, type Place } from "./fields";

/** The numbers of the records (ascending) where a stem stands in each field, and those of the phrases that have it. */
export type StemPostings = Partial<Record<Place, number[]>>;

/** The postings of each stem. */
export type Postings = Map<string, StemPostings>;

/** The records that postings of a stem name, field by field: one that has it in two fields stands there twice. */
export function recordsOf(postings: StemPostings | null | undefined): number[] {
  return fields.flatMap((field) => postings?.[field] ?? []);
}
