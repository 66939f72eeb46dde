import { useEffect, useState } from "react";
import { searchRest } from "../../site/behaviour";

/**
 * Whether a query has stood as it is for a while: nobody is typing.
 * @param time milliseconds
 */
export function useRested(query: string, time: number = searchRest): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), time);
    return () => clearTimeout(timer);
  }, [query, time]);
  return rested === query;
}
