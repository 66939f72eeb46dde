import { type Hit, markedParts } from "../../../search/search";
import { Icon } from "../../basics/Icon";
import * as styles from "./HitRow.module.css";
import { MarkedText } from "./MarkedText";
import { SearchLink } from "../SearchLink";

type Props = {
  hit: Hit;
  /** Whether texts are here; until then the line of each text stays free, so that nothing jumps. */
  hasTexts: boolean;
  /** A further section of the page in the row above. */
  isNested: boolean;
  /** Words to mark on the page that opens. */
  highlight: string[];
  onOpen(): void;
  /** In the dialog rows are options of a combobox: its id, and whether it is the chosen one. */
  option?: { id: string; isSelected: boolean; onPoint(): void };
};

/** One result: where it leads and the words around the match. */
export function HitRow({ hit, hasTexts, isNested, highlight, onOpen, option }: Props) {
  const { record, titleMarks, excerpt, marks } = hit;
  const { path, anchor, title, heading, section } = record;
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
      state={{ highlight }}
      onClick={onOpen}
      {...optionAttributes}
    >
      {!isNested && <Icon name="page" />}
      <span className={styles.texts}>
        <span className={styles.title}>
          {heading && !isNested ? <>{title} › </> : null}
          <MarkedText parts={markedParts(heading || title, titleMarks)} />
        </span>{" "}
        {!isNested && section && <span className={styles.section}>{section} </span>}
        {(excerpt || (!hasTexts && record.size > 0)) && (
          <span className={styles.excerpt}>
            <MarkedText parts={markedParts(excerpt, marks)} />
          </span>
        )}
      </span>
      <Icon name="enter" size="small" />
    </SearchLink>
  );
}
