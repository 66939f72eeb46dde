import type { SearchRecord } from "./searchRecord";

/**
 * What tells texts of an index from those of another, older or newer one: their records' addresses in 32 bits (FNV-1a,
 * http://www.isthe.com/chongo/tech/comp/fnv/, over code units). It is no cryptographic digest.
 */
export function addressesDigest(records: Pick<SearchRecord, "path" | "anchor">[]): string {
  let hash = 0x811c9dc5;
  for (const { path, anchor } of records) {
    const address = `${path}#${anchor} `;
    for (let at = 0; at < address.length; at += 1) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
