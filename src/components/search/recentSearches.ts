import { useState } from "react";
import { readStored, writeStored } from "../../browser/storage";
import { searchLimits } from "../../site/searchLimits";
import { storageKeys } from "../../site/storageKeys";

/** Queries are lines of one plain string, the latest first; whatever else may stand there, as few and as short. */
function read(): string[] {
  return (readStored(storageKeys.recentSearches) ?? "")
    .split("\n")
    .filter((line) => line !== "" && line.length <= searchLimits.queryLength)
    .slice(0, searchLimits.recentSearches);
}

function write(queries: string[]): void {
  writeStored(storageKeys.recentSearches, queries.length > 0 ? queries.join("\n") : null);
}

/** Puts a query in front of the remembered ones. */
export function rememberSearch(query: string): void {
  const line = query.replace(/\s+/g, " ").trim();
  if (line) write([line, ...read().filter((other) => other !== line)].slice(0, searchLimits.recentSearches));
}

/** The remembered queries, and how to forget one or all. */
export function useRecentSearches(): { queries: string[]; forget(query: string): void; forgetAll(): void } {
  const [queries, setQueries] = useState(read);
  const keep = (kept: string[]) => {
    write(kept);
    setQueries(kept);
  };
  return { queries, forget: (query) => keep(queries.filter((other) => other !== query)), forgetAll: () => keep([]) };
}
