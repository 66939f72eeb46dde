import { type Field, fieldMarks, fields } from "./indexOptions";

/** For each stem, the places (numbers of records, ascending) where it stands in each field. */
export type Postings = Map<string, Partial<Record<Field, number[]>>>;

/** FlexSearch's own form (0.6): words by how early they stand, each with ids; then contexts, then all ids. */
export type EngineExport = [maps: Record<string, (number | string)[]>[], ...rest: unknown[]];

const fieldOfMark = new Map<string, Field>(fields.map((field) => [fieldMarks[field], field]));

/** Reads what FlexSearch exported. Words it keeps in several slots, by their places in the text, become one again. */
export function postingsOf([maps]: EngineExport): Postings {
  const postings: Postings = new Map();
  for (const map of maps) {
    for (const [marked, ids] of Object.entries(map)) {
      const field = fieldOfMark.get(marked.charAt(0)) ?? "text";
      const stem = marked.slice(fieldMarks[field].length);
      const entry = postings.get(stem) ?? {};
      entry[field] = [...(entry[field] ?? []), ...ids.map(Number)].sort((a, b) => a - b);
      postings.set(stem, entry);
    }
  }
  return postings;
}

/**
 * The form that FlexSearch imports. All words go into its first slot: we rank by ourselves. The list of ids is left
 * empty: it serves changes to an index, and ours never changes.
 */
export function engineExportOf(postings: Postings): EngineExport {
  const words = Object.create(null) as Record<string, number[]>;
  for (const [stem, entry] of postings) {
    for (const field of fields) {
      const places = entry[field];
      if (places) words[fieldMarks[field] + stem] = places;
    }
  }
  const others = Array.from({ length: engineSlots - 1 }, () => Object.create(null) as Record<string, number[]>);
  return [[words, ...others], {}, []];
}

/** FlexSearch's default resolution: as many slots it looks through. */
const engineSlots = 9;
