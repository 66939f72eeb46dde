import { useStrings } from "../../../i18n/LocaleContext";
import type { Searcher } from "../../../search/search";
import { VisuallyHidden } from "../../basics/VisuallyHidden";
import { Loading } from "../load/Loading";
import { NoResults } from "./NoResults";

type Props = {
  query: string;
  searcher: Searcher | null;
  /** Until all words of a large index are here, nothing found means nothing yet. */
  isComplete: boolean;
  hitCount: number;
  onOpen(): void;
};

/** State of the search: always announced to screen readers, shown on screen only while there are no results to show. */
export function SearchStatus({ query, searcher, isComplete, hitCount, onOpen }: Props) {
  const t = useStrings("search");
  if (query.trim() === "") return null;
  if (!searcher) return <Loading />;
  if (hitCount === 0) return isComplete ? <NoResults query={query} onOpen={onOpen} /> : <Loading />;
  return <VisuallyHidden>{t("count", { count: hitCount })}</VisuallyHidden>;
}
