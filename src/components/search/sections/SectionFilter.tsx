import { type KeyboardEvent, memo, useMemo, useRef } from "react";
import { useSearchStrings } from "../searchStrings";
import { useAfterPaint } from "../useAfterPaint";
import * as styles from "./SectionFilter.module.css";
import { useHiddenEdges } from "./useHiddenEdges";
import type { SectionChoice } from "./useSections";

type Props = {
  sections: SectionChoice[];
  /** How many pages answer in all of them. */
  total: number;
  /** Slug of the chosen one; null for all. */
  section: string | null;
  onChange(section: string | null): void;
  /** Called when an arrow leads on to the results. */
  onLeave?(): void;
};

/** Where a key leads from a choice; as in every group of radio buttons, the last is followed by the first. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * Narrows an answer to one section of the documentation: a row of choices, each with its number of pages. One stop for
 * Tab, arrows choose. The answer itself comes first: of it the choices are drawn a moment later, on a row that is there
 * with it.
 */
export const SectionFilter = memo(function SectionFilter({ sections, total, ...rest }: Props) {
  const t = useSearchStrings();
  const all = t("allSections");
  const choices = useMemo(
    () => (sections.length === 0 ? [] : [{ slug: null, name: all, count: total }, ...sections]),
    [all, total, sections],
  );
  const drawn = useAfterPaint(choices);
  return sections.length === 0 ? null : <SectionRow choices={drawn} {...rest} />;
});

type RowProps = Omit<Props, "sections" | "total"> & {
  choices: (Omit<SectionChoice, "slug"> & { slug: string | null })[];
};

const SectionRow = memo(function SectionRow({ choices, section, onChange, onLeave }: RowProps) {
  const t = useSearchStrings();
  const row = useRef<HTMLDivElement>(null);
  useHiddenEdges(row);
  const chosen = choices.findIndex(({ slug }) => slug === section);
  const choose = (button: HTMLElement, slug: string | null) => {
    onChange(slug);
    // Its neighbours come into view with it. Not sooner: what moves while it is pressed is not clicked.
    button.scrollIntoView({ block: "nearest", inline: "center" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (!step) {
      // Otherwise the same key would be heard again where the focus has gone.
      event.stopPropagation();
      onLeave?.();
      return;
    }
    const next = step(chosen, choices.length);
    const button = row.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next];
    button?.focus();
    if (button) choose(button, choices[next]?.slug ?? null);
  };
  return (
    <div className={styles.filter} role="radiogroup" aria-label={t("section")} ref={row}>
      {choices.map(({ slug, name, count }) => (
        <button
          key={slug ?? ""}
          type="button"
          role="radio"
          aria-checked={slug === section}
          tabIndex={slug === section ? 0 : -1}
          onClick={(event) => choose(event.currentTarget, slug)}
          onKeyDown={handleKeyDown}
        >
          {name} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
});
