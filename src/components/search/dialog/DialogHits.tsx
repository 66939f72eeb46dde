import { useStrings } from "../../../i18n/LocaleContext";
import type { SearchAnswer } from "../../../search/search";
import { HitRow } from "../results/HitRow";

type Props = {
  listId: string;
  answer: SearchAnswer;
  hasTexts: boolean;
  /** The chosen row. */
  row: number;
  onChoose(row: number): void;
  onOpen(): void;
};

/** The rows a query found. */
export function DialogHits({ listId, answer: { hits }, hasTexts, row, onChoose, onOpen }: Props) {
  const t = useStrings("search");
  return (
    <div id={listId} role="listbox" aria-label={t("results")}>
      {hits.map((hit, index) => (
        <HitRow
          key={hit.recordNumber}
          hit={hit}
          hasTexts={hasTexts}
          isNested={hits[index - 1]?.record.path === hit.record.path}
          highlight={hit.stems}
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
