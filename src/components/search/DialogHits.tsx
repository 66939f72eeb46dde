import { useStrings } from "../../i18n/LocaleContext";
import { hitTexts, queryStems, type Searcher, type SearchRecord } from "../../search/search";
import { VisuallyHidden } from "../basics/VisuallyHidden";
import { HitRow } from "./HitRow";
import { LoadFailed } from "./LoadFailed";
import { Loading } from "./Loading";
import { NoResults } from "./NoResults";

type Props = {
  listId: string;
  query: string;
  searcher: Searcher | null;
  hits: SearchRecord[];
  hasFailed: boolean;
  /** The chosen row. */
  row: number;
  onChoose(row: number): void;
  onOpen(): void;
  onRetry(): void;
};

/** What a query found, or why there is nothing yet. */
export function DialogHits({ listId, query, searcher, hits, hasFailed, row, onChoose, onOpen, onRetry }: Props) {
  const t = useStrings("search");
  if (hasFailed) return <LoadFailed onRetry={onRetry} />;
  if (!searcher) return <Loading />;
  if (hits.length === 0) return <NoResults query={query} onOpen={onOpen} />;
  const highlight = [...queryStems(searcher, query)];
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("count", { count: hits.length })}</VisuallyHidden>
      </p>
      <div id={listId} role="listbox" aria-label={t("results")}>
        {hits.map((record, index) => (
          <HitRow
            key={record.id}
            record={record}
            texts={hitTexts(searcher, query, record)}
            isNested={hits[index - 1]?.path === record.path}
            highlight={highlight}
            onOpen={onOpen}
            option={{
              id: `${listId}-${index}`,
              isSelected: index === row,
              onPoint: () => row !== index && onChoose(index),
            }}
          />
        ))}
      </div>
    </>
  );
}
