declare module "react-use-flexsearch" {
  import type { Index } from "flexsearch";

  /** Stored documents whose ids the index answers a query with. `index` must be an instance, never null. */
  export function useFlexSearch(query: string, index: Index<unknown>, store: unknown): unknown[];
}
