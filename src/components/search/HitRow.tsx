import type { SearchRecord, HitTexts } from "../../search/search";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/Link";
import * as styles from "./HitRow.module.css";
import { MarkedText } from "./MarkedText";

type Props = {
  record: SearchRecord;
  texts: HitTexts;
  /** A further section of the page in the row above. */
  isNested: boolean;
  /** Words to mark on the page that opens. */
  highlight: string[];
  onOpen(): void;
  /** In the dialog rows are options of a combobox: its id, and whether it is the chosen one. */
  option?: { id: string; isSelected: boolean; onPoint(): void };
};

/** One result: where it leads and the words around the match. */
export function HitRow({ record, texts, isNested, highlight, onOpen, option }: Props) {
  const { path, anchor, title, heading, section } = record;
  const optionAttributes = option && {
    id: option.id,
    role: "option",
    tabIndex: -1,
    "aria-selected": option.isSelected,
    onPointerMove: option.onPoint,
  };
  return (
    <Link
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
          <MarkedText parts={texts.title} />
        </span>{" "}
        {!isNested && section && <span className={styles.section}>{section} </span>}
        {texts.excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <MarkedText parts={texts.excerpt} />
          </span>
        )}
      </span>
      <Icon name="enter" size="small" />
    </Link>
  );
}
