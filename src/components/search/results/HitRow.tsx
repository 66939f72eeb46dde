import { memo } from "react";
import { markedParts } from "../../../search/search";
import { Icon } from "../../basics/Icon";
import * as styles from "./HitRow.module.css";
import { MarkedText } from "./MarkedText";
import { SearchLink } from "../SearchLink";
import type { ShownHit } from "./useShownHits";

type Props = {
  hit: ShownHit;
  /** A further section of the page in the row above. */
  isNested: boolean;
  onOpen(): void;
  /** In the dialog rows are options of a combobox: its id, and whether it is the chosen one. */
  option?: { id: string; isSelected: boolean; onPoint(): void };
};

/** One result: where it leads and the words around the match. On the page that opens these words are marked. */
export function HitRow({ hit, isNested, onOpen, option }: Props) {
  const { path, anchor } = hit.record;
  const optionAttributes = option && {
    id: option.id,
    role: "option",
    tabIndex: -1,
    "aria-selected": option.isSelected,
    onPointerMove: option.onPoint,
  };
  return (
    <SearchLink
      className={isNested ? styles.nested : styles.hit}
      to={`${path}${anchor ? `#${anchor}` : ""}`}
      state={{ highlight: hit.stems }}
      onClick={onOpen}
      {...optionAttributes}
    >
      <HitWords hit={hit} isNested={isNested} />
      {option?.isSelected && <Icon name="enter" size="small" />}
    </SearchLink>
  );
}

/** Most of a row, drawn again only when it says something else. */
const HitWords = memo(function HitWords({ hit, isNested }: Pick<Props, "hit" | "isNested">) {
  const { record, titleMarks, excerpt, marks, awaitsText } = hit;
  const { title, heading, section } = record;
  return (
    <>
      <span className={styles.title}>
        {heading && !isNested ? `${title} › ` : null}
        <MarkedText parts={markedParts(heading || title, titleMarks)} />
      </span>{" "}
      {!isNested && section && section !== title && <span className={styles.section}>{section} </span>}
      {(excerpt || awaitsText) && (
        <span className={styles.excerpt}>
          <MarkedText parts={markedParts(excerpt, marks)} />
        </span>
      )}
    </>
  );
});
