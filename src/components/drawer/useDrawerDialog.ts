import { type RefObject, useEffect, useRef } from "react";
import { useOwnEntry } from "../../browser/ownEntry";
import { mobileQuery } from "../../site/breakpoints";

type DrawerDialog = {
  ref: RefObject<HTMLDialogElement>;
  /** Closes for a reason other than a navigation: the history entry of the open drawer is taken back. */
  close(): void;
};

/** Opens and closes the dialog with its history entry. */
export function useDrawerDialog(isOpen: boolean, onClose: () => void): DrawerDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const leaveEntry = useOwnEntry(isOpen, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    document.documentElement.dataset.locked = "";
    const handleCancel = (event: Event) => {
      event.preventDefault();
      leaveEntry();
    };
    const desktop = matchMedia(`not all and ${mobileQuery}`);
    dialog.addEventListener("cancel", handleCancel);
    desktop.addEventListener("change", leaveEntry);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      desktop.removeEventListener("change", leaveEntry);
      delete document.documentElement.dataset.locked;
      dialog.close();
    };
  }, [isOpen, leaveEntry]);

  return { ref, close: leaveEntry };
}
