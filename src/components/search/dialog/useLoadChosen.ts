import { useEffect } from "react";
import { loadAhead } from "../SearchLink";

/** Milliseconds without another letter or row after which a reader may be about to press Enter. */
const rest = 500;

/** Loads the page of the chosen row once the reader rests on it. @param query as it is typed */
export function useLoadChosen(path: string | undefined, query: string): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => loadAhead(path), rest);
    return () => clearTimeout(timer);
  }, [path, query]);
}
