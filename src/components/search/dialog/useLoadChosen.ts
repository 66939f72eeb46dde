import { useEffect } from "react";
import { searchRest } from "../../../site/behaviour";
import { loadAhead } from "../SearchLink";

/** Loads the page of the chosen row once the reader rests on it. @param query as it is typed */
export function useLoadChosen(path: string | undefined, query: string): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => loadAhead(path), searchRest);
    return () => clearTimeout(timer);
  }, [path, query]);
}
