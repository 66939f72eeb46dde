import { type RefObject, useCallback, useEffect, useRef } from "react";
import { mobileQuery } from "../../site/breakpoints";

type DrawerDialog = {
  ref: RefObject<HTMLDialogElement>;
  /** Closes for a reason other than a navigation: the history entry of the open drawer is taken back. */
  close(): void;
};

/** Marks our own history entry, so that Back closes the drawer instead of leaving the page. */
const sentinel = "drawer";

/**
 * Opens and closes the dialog with its history entry. The entry copies the state it stands on, key included, so
 * that Gatsby's router sees no navigation when Back removes it.
 */
export function useDrawerDialog(isOpen: boolean, onClose: () => void): DrawerDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const onCloseRef = useRef(onClose);
  const isLeaving = useRef(false);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  // Back over our entry; the popstate that follows closes the drawer. Once: a second Back would leave the page.
  const leaveEntry = useCallback(() => {
    const state = history.state as object | null;
    if (isLeaving.current || !state || !(sentinel in state)) return;
    isLeaving.current = true;
    history.back();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    isLeaving.current = false;
    dialog.showModal();
    history.pushState({ ...(history.state as object | null), [sentinel]: true }, "", location.href);
    document.documentElement.dataset.locked = "";
    const handlePop = () => onCloseRef.current();
    const handleCancel = (event: Event) => {
      event.preventDefault();
      leaveEntry();
    };
    const desktop = matchMedia(`not all and ${mobileQuery}`);
    window.addEventListener("popstate", handlePop);
    dialog.addEventListener("cancel", handleCancel);
    desktop.addEventListener("change", leaveEntry);
    return () => {
      window.removeEventListener("popstate", handlePop);
      dialog.removeEventListener("cancel", handleCancel);
      desktop.removeEventListener("change", leaveEntry);
      delete document.documentElement.dataset.locked;
      dialog.close();
    };
  }, [isOpen, leaveEntry]);

  return { ref, close: leaveEntry };
}
