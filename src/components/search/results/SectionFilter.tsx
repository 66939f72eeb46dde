import { memo } from "react";
import * as styles from "./SectionFilter.module.css";
import { useSearchStrings } from "../searchStrings";

type Props = {
  /** Sections that have answers. */
  sections: string[];
  /** The chosen one; null for all. */
  section: string | null;
  onChange(section: string | null): void;
};

/** Narrows an answer to one section of the documentation: a row of buttons, one of them pressed. */
export const SectionFilter = memo(function SectionFilter({ sections, section, onChange }: Props) {
  const t = useSearchStrings();
  // A section chosen for another query stays in the row, so that the reader can take the choice back.
  const names = section === null || sections.includes(section) ? sections : [section, ...sections];
  if (names.length < 2 && section === null) return null;
  return (
    <div className={styles.filter} role="group" aria-label={t("section")}>
      {[null, ...names].map((name) => (
        <button key={name ?? ""} type="button" aria-pressed={name === section} onClick={() => onChange(name)}>
          {name ?? t("allSections")}
        </button>
      ))}
    </div>
  );
});
