import { useEffect, useState } from "react";
import { searchRest } from "../../site/behaviour";

/** Whether a query has stood as it is for a while: nobody is typing. */
export function useRested(query: string): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), searchRest);
    return () => clearTimeout(timer);
  }, [query]);
  return rested === query;
}
