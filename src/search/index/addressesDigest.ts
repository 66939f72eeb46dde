import { fnv1a } from "../words/fnv1a";
import type { SearchRecord } from "./searchRecord";

/** What tells texts of an index from those of another, older or newer one: a number made of their records' addresses. */
export function addressesDigest(records: Pick<SearchRecord, "path" | "anchor">[]): string {
  return fnv1a(records.map(({ path, anchor }) => `${path}#${anchor} `).join("")).toString(36);
}
