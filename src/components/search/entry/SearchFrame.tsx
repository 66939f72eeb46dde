import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./SearchFrame.module.css";
import { followVisibleHeight } from "./visibleHeight";

type Props = { onClose(): void; children: ReactNode };

/** The dialog around search: the browser keeps the focus inside, and says when Escape wants it closed. */
export function SearchFrame({ onClose, children }: Props) {
  const t = useStrings("searchEntry");
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    document.documentElement.dataset.locked = "";
    const stopFollowing = followVisibleHeight();
    return () => {
      stopFollowing();
      delete document.documentElement.dataset.locked;
      // While the dialog is still in the document: closing then returns the focus to what opened search.
      dialog?.close();
    };
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // Escape is the dialog's own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.dialog}
      ref={ref}
      aria-label={t("label")}
      // A second Escape closes it whatever we say.
      onClose={() => ref.current && onClose()}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
