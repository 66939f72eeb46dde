import { useCallback, useState } from "react";
import type { RankedRecord } from "../../../search/search";

/**
 * Which of the rows is chosen: the first one for each query, until the reader chooses another. That is chosen wherever it
 * stands when more of the index comes.
 */
export function useChosenRow(query: string, hits: RankedRecord[]) {
  const [chosen, setChosen] = useState(none);
  const place = hits.findIndex(({ recordNumber }) => recordNumber === chosen.recordNumber);
  const choose = useCallback(
    (row: number) => setChosen({ query, recordNumber: hits[row]?.recordNumber ?? none.recordNumber }),
    [query, hits],
  );
  const chooseFirst = useCallback(() => setChosen(none), []);
  return { row: chosen.query === query ? Math.max(0, place) : 0, choose, chooseFirst };
}

const none = { query: "", recordNumber: -1 };
