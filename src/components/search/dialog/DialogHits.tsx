import { memo } from "react";
import { HitRow } from "../results/HitRow";
import { useShownHits } from "../results/useShownHits";
import type { Search } from "../useSearch";
import { useSearchStrings } from "../searchStrings";

type Props = Pick<Search, "answer" | "texts" | "wantTexts"> & {
  listId: string;
  /** The chosen row. */
  row: number;
  onChoose(row: number): void;
  onOpen(): void;
};

/** The rows a query found. A letter more draws them once, when its answer is there. */
export const DialogHits = memo(function DialogHits({ listId, row, onChoose, onOpen, ...search }: Props) {
  const t = useSearchStrings();
  const hits = useShownHits(search, search.answer.ranked);
  return (
    <div id={listId} role="listbox" aria-label={t("results")}>
      {hits.map((hit, index) => (
        <HitRow
          key={index}
          hit={hit}
          isNested={hits[index - 1]?.record.path === hit.record.path}
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
});
