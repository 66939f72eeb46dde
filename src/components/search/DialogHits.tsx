import { useStrings } from "../../i18n/LocaleContext";
import { hitTexts, queryStems, type Searcher, type SearchRecord } from "../../search/search";
import { HitRow } from "./HitRow";

type Props = {
  listId: string;
  query: string;
  searcher: Searcher;
  hits: SearchRecord[];
  /** The chosen row. */
  row: number;
  onChoose(row: number): void;
  onOpen(): void;
};

/** The rows a query found. */
export function DialogHits({ listId, query, searcher, hits, row, onChoose, onOpen }: Props) {
  const t = useStrings("search");
  const highlight = [...queryStems(searcher, query)];
  return (
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
  );
}
