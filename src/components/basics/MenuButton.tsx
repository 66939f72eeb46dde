import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "./Icon";
import * as styles from "./MenuButton.module.css";

type Props = {
  /** What the button shows. */
  label: ReactNode;
  /** What the button is called, with its value: «Language: English». */
  name: string;
  /** Links, each in a list item. */
  children: ReactNode;
  /** Whether it is shown on small screens, too. */
  isOnPhones?: boolean;
};

/**
 * A button that opens a short list of links. Arrow keys, Home and End move in the list, Escape closes it and
 * returns to the button; it closes when the focus leaves. Without scripts it opens under the pointer.
 */
export function MenuButton({ label, name, children, isOnPhones = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const focusLink = (pick: (links: HTMLElement[], at: number) => HTMLElement | undefined) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    pick(links, links.indexOf(document.activeElement as HTMLElement))?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusLink((links, at) => links[(at + 1) % links.length]),
      ArrowUp: () => focusLink((links, at) => links.at(at <= 0 ? -1 : at - 1)),
      Home: () => focusLink((links) => links[0]),
      End: () => focusLink((links) => links.at(-1)),
    };
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else if (moves[event.key]) {
      event.preventDefault();
      setOpen(true);
      // The list is shown by the next paint; only then can its links take the focus.
      requestAnimationFrame(() => moves[event.key]?.());
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // The keys belong to the button and to the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isOnPhones ? styles.root : styles.wideRoot}
      ref={root}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="down" size="tiny" />
      </button>
      {/* Any link that is followed closes the list; Enter on a link is a click as well. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul id={listId} className={styles.list} data-open={isOpen} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}
