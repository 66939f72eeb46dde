import { Children, isValidElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import { useTabChoice } from "../../../browser/tabChoice";
import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./Tabs.module.css";

type TabProps = { value: string; label: string; children: ReactNode };

/** One variant; `Tabs` draws it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

type Props = {
  /** All tabs of a group share the reader's choice, across pages and visits. */
  group: string;
  children: ReactNode;
};

/**
 * Variants of one thing, one at a time (ARIA tabs pattern: arrows, Home and End choose). All variants are in the
 * page, so that they can be found, and without scripts they stand below one another.
 */
export function Tabs({ group, children }: Props) {
  const t = useStrings("prose");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  const values = tabs.map((tab) => tab.props.value);
  const [choice, choose] = useTabChoice(group);
  const selected = choice !== null && values.includes(choice) ? choice : values[0];

  const select = (value: string | undefined) => {
    if (value === undefined) return;
    const before = list.current?.getBoundingClientRect().top ?? 0;
    choose(value);
    // Other groups above may change their height: keep the tabs under the pointer.
    requestAnimationFrame(() => window.scrollBy(0, (list.current?.getBoundingClientRect().top ?? 0) - before));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = values.indexOf(selected ?? "");
    const target = {
      ArrowRight: (at + 1) % values.length,
      ArrowLeft: (at - 1 + values.length) % values.length,
      Home: 0,
      End: values.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(values[target]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div className={styles.tabs}>
      {/* The keys belong to the tabs inside. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        className={styles.list}
        role="tablist"
        aria-label={t("tabs")}
        ref={list}
        onKeyDown={handleKeyDown}
        data-needs-scripts=""
      >
        {tabs.map(({ props: { value, label } }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            className={styles.tab}
            aria-selected={value === selected}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => {
        const { value, label } = tab.props;
        return (
          <div
            key={value}
            role="tabpanel"
            id={`${id}-${value}-panel`}
            className={styles.panel}
            aria-labelledby={`${id}-${value}`}
            data-label={label}
            hidden={value !== selected}
          >
            {tab}
          </div>
        );
      })}
    </div>
  );
}
