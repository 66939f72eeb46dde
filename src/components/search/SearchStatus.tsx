import { useStrings } from "../../i18n/LocaleContext";
import type { Searcher } from "../../search/search";
import { VisuallyHidden } from "../basics/VisuallyHidden";
import { Loading } from "./Loading";
import { NoResults } from "./NoResults";

type Props = { query: string; searcher: Searcher | null; hitCount: number; onOpen(): void };

/** How the search goes, for eyes where there is nothing else to see and for screen readers always. */
export function SearchStatus({ query, searcher, hitCount, onOpen }: Props) {
  const t = useStrings("search");
  if (query.trim() === "") return null;
  if (!searcher) return <Loading />;
  if (hitCount === 0) return <NoResults query={query} onOpen={onOpen} />;
  return <VisuallyHidden>{t("count", { count: hitCount })}</VisuallyHidden>;
}
